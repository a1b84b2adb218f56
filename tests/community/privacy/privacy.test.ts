import { expect, test } from "vitest";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();

const open = async (language: string, query = "", env: Partial<typeof lab.env> = {}) => {
  const app = createHttpApp({ ...lab, env: { ...lab.env, ...env } }, noLimits);
  const response = await app.request(`/privacy${query}`, { headers: { "accept-language": language } });
  return { response, page: (await response.text()).replaceAll(/\s+/g, " ") };
};

test.for([
  ["en", "What we keep, and why", "How long", "Who can read it", "Your questions and requests"],
  [
    "es",
    "Qué guardamos y para qué",
    "Por cuánto tiempo",
    "Quién puede leerlo",
    "Sus preguntas y solicitudes",
  ],
  [
    "fr",
    "Ce que nous conservons",
    "Combien de temps",
    "Qui peut lire ces données",
    "Vos questions et demandes",
  ],
] as const)(
  "in %s, the page states what is stored, for how long, who reads it and how to ask",
  async ([language, ...headings]) => {
    const { response, page } = await open(language);
    expect([response.status, response.headers.get("content-language")]).toEqual([200, language]);
    expect(page).toContain(`<html lang="${language}">`);
    for (const heading of headings) expect(page).toContain(heading);
    expect(page.match(/<section class="card"/g)).toHaveLength(8);
    for (const [, id] of page.matchAll(/href="#(\w+)"/g)) expect(page).toContain(`id="${id}"`);
    expect(page.match(/href="#/g)).toHaveLength(5);
  },
);

test.for([
  ["en", "Message and data rates may apply", "STOP", "HELP", "never share or sell your number"],
  ["es", "pueden aplicarse tarifas de mensajes y datos", "ALTO", "AYUDA", "nunca compartimos ni vendemos"],
  ["fr", "des frais de SMS et de données peuvent", "STOP", "AIDE", "ne vendons jamais votre numéro"],
] as const)("in %s, it says what texts are sent, their cost and how to stop", async ([language, ...said]) => {
  const { page } = await open(language);
  for (const words of said) expect(page).toContain(words);
  expect(page).toContain("Resource Line");
});

test("it needs no JavaScript, offers its other languages, and has Exit", async () => {
  const { page } = await open("en");
  expect(page).not.toContain("<script");
  for (const language of ["es", "fr"]) expect(page).toContain(`href="?lang=${language}"`);
  expect(page).toContain('class="exit" href="https://www.weather.gov/"');
  const chosen = await open("fr", "?lang=es");
  expect(chosen.response.headers.get("content-language")).toBe("es");
});

test("it has the theme and text size that were chosen in the app, and no others", async () => {
  const visitor = await lab.visitor();
  const opened = async (chosen: string) => {
    const response = await visitor.fetch("/privacy", {
      headers: { cookie: `safevoice-appearance=${chosen}` },
    });
    return response.text();
  };
  const page = await opened("dark.large");
  expect(page).toContain("@media screen{:root{color-scheme:dark;");
  expect(page).toContain(":root{font-size:118.75%}");
  for (const other of ["light.medium", "neon.huge", "constructor.constructor"])
    expect(await opened(other)).not.toMatch(/color-scheme:dark|font-size:118/);
});

test("it names the operator and how to reach them, from the environment", async () => {
  const operator = { OPERATOR_NAME: "Ward & Sons Relief", OPERATOR_CONTACT: "privacy@relief.example" };
  for (const language of ["en", "es", "fr"]) {
    const { page } = await open(language, "", operator);
    expect(page).toContain("Ward &#38; Sons Relief");
    expect(page).toContain("privacy@<wbr />relief.<wbr />example");
  }
});

test("it states which officers read a request, from the configuration", async () => {
  const readers = {
    own: "Only the officer who filed the request",
    agency: "confirmed officers of the same agency",
    verified: "confirmed officers of any agency",
  };
  for (const [officerVisibility, said] of Object.entries(readers)) {
    const config = { ...lab.config(), officerVisibility };
    const app = createHttpApp({ ...lab, config: () => config }, noLimits);
    const page = await (await app.request("/privacy")).text();
    for (const sentence of Object.values(readers)) expect(page.includes(sentence)).toBe(sentence === said);
  }
});
