/** @vitest-environment jsdom */
import { afterEach, expect, test } from "vitest";
import { underOwnName } from "../../../graph/app/pages/page-identity.ts";
import { ownIdentity } from "../../../graph/core/installation-name.ts";
import { en as landing } from "../../community/landing/words.ts";
import { es } from "../../community/landing/words.es.ts";
import { underOwnIdentity } from "./ownIdentity.ts";

afterEach(() => {
  for (const mark of ["name", "tagline"]) delete document.documentElement.dataset[mark];
});
const own = { systemName: "Harbour <Fund> $&", systemDescription: "Help that “arrives”" };
const page = (lang: string, { name, tagline }: { name: string; tagline: string }) =>
  `<!doctype html><html lang="${lang}"><head><title>Home · ${name}</title><script>const SafeVoice = 1;</script></head><body aria-label="${name}"><h1>${name}</h1><p>${tagline}</p></body></html>`;

test("a server page has the app's words, in every language", () => {
  for (const [lang, words] of [
    ["en", landing],
    ["es", es],
  ] as const) {
    const sent = new DOMParser().parseFromString(underOwnName(page(lang, words), own), "text/html");
    Object.assign(document.documentElement.dataset, sent.documentElement.dataset);
    const { name, tagline } = underOwnIdentity(words);
    expect([name, tagline]).toEqual([own.systemName, own.systemDescription]);
    expect(sent.querySelector("h1")?.textContent).toBe(name);
    expect(sent.querySelector("p")?.textContent).toBe(tagline);
    expect(sent.body.getAttribute("aria-label")).toBe(name);
    expect(sent.title).toBe(`Home · ${name}`);
    expect(sent.querySelector("script")?.textContent).toBe("const SafeVoice = 1;");
  }
});

test("under the product's own name nothing changes", () => {
  expect(underOwnName(page("en", landing), ownIdentity)).toBe(page("en", landing));
  expect(underOwnIdentity(landing)).toBe(landing);
});

test("words that are functions have it too", () => {
  document.documentElement.dataset["name"] = "Harbour";
  const words = { footer: (year: number) => `© ${year} SafeVoice`, parts: [{ lead: "Only SafeVoice" }] };
  const said = underOwnIdentity(words);
  expect([said.footer(2025), said.parts[0]?.lead]).toEqual(["© 2025 Harbour", "Only Harbour"]);
});
