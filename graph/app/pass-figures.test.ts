import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { bytesOf, passPages } from "../../tests/harness/passes/pass-pages.ts";
import { victimTexts } from "../../tests/harness/victim-texts.ts";
import { script } from "../help/pass/views/extras.ts";
import { languages, type Language } from "../../shared/core/forms/fields.ts";

const document = new URL("../../docs/how/pass.md", import.meta.url).pathname;
/** What a page of a pass may weigh on the way to a phone, and what it mostly weighs unpacked. */
const maxBytes = 30_000;

const sizes = await Promise.all(
  Object.entries(passPages).map(async ([name, page]) => {
    const byLanguage = await Promise.all(languages.map((language) => bytesOf(page(language), language)));
    return { name, byLanguage };
  }),
);

test.for(sizes)("$name weighs at most 30 KB on its way, also with long names", ({ name, byLanguage }) => {
  for (const { sent, whole } of byLanguage) {
    expect(sent).toBeLessThan(maxBytes);
    if (!name.includes("six")) expect(whole).toBeLessThan(maxBytes);
  }
});

test("the script of a pass is whole without its line ends", () => {
  expect(() => new Script(script)).not.toThrow();
});

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
const textsIn = (language: Language) => victimTexts.filter((text) => text.language === language);

const figures = [
  row("Text message, with its longest values: segments (septets)", "en", "es", "fr"),
  row("---", "---", "---", "---"),
  ...textsIn("en").map(({ name }, at) =>
    row(
      name,
      ...languages.map((language) => {
        const { segments, septets } = textsIn(language)[at]!;
        return `${segments} (${septets})`;
      }),
    ),
  ),
  "",
  row("Page of the pass, with long names: KB on the way (unpacked)", "en", "es", "fr"),
  row("---", "---", "---", "---"),
  ...sizes.map(({ name, byLanguage }) =>
    row(name, ...byLanguage.map(({ sent, whole }) => `${kilobytes(sent)} (${kilobytes(whole)})`)),
  ),
].join("\n");

/* `npx vitest run --project unit graph/app/pass-figures.test.ts -u` writes them again. */
test("the document has today's figures", async () => {
  const written = readFileSync(document, "utf8").replace(
    /(<!-- figures -->\n)[^]*(\n<!-- end of figures -->)/,
    (_all, start: string, end: string) => `${start}\n${figures}\n${end}`,
  );
  await expect(written).toMatchFileSnapshot(document);
});
