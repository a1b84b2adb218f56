import { expect, test } from "vitest";
import { criteria } from "../../../graph/community/accessibility/criteria.ts";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();

async function open(path: string, language = "en", env: Partial<typeof lab.env> = {}) {
  const app = createHttpApp({ ...lab, env: { ...lab.env, ...env } }, noLimits);
  const response = await app.request(path, { headers: { "accept-language": language } });
  return { response, page: (await response.text()).replaceAll(/\s+/g, " ") };
}

test.for([
  ["en", "The standard", "What we tested", "What is missing", "If something does not work", "April 26, 2027"],
  ["es", "La norma", "Qué probamos", "Qué falta", "Si algo no le funciona", "26 de abril de 2027"],
  ["fr", "La norme", "Ce que nous avons testé", "Ce qui manque", "ne marche pas pour vous", "26 avril 2027"],
] as const)(
  "in %s, the statement names the standard, the tests, the gaps, the contact and the dates",
  async ([language, ...parts]) => {
    const { response, page } = await open("/accessibility", language);
    expect([response.status, response.headers.get("content-language")]).toEqual([200, language]);
    expect(page).toContain(`<html lang="${language}">`);
    for (const part of [...parts, "WCAG 2.2", "91 FR 20902", "2028"]) expect(page).toContain(part);
    expect(page.match(/<section class="card"/g)).toHaveLength(4);
    expect(page).toContain('href="/accessibility/report"');
    expect(page).toContain(`href="/feedback?lang=${language}"`);
    expect(page).not.toContain("<script");
  },
);

test("it names how to reach the operator, and without a contact what to do", async () => {
  for (const language of ["en", "es", "fr"]) {
    const { page } = await open("/accessibility", language, { OPERATOR_CONTACT: "access@relief.example" });
    expect(page.replaceAll("<wbr />", "")).toContain("access@relief.example");
  }
  const { page } = await open("/accessibility");
  expect(page).toContain("Reply to the email or message you received");
});

test("other server pages lead to it in their language", async () => {
  for (const [language, name] of [
    ["en", "Accessibility"],
    ["es", "Accesibilidad"],
    ["fr", "Accessibilité"],
  ] as const) {
    const { page } = await open("/privacy", language);
    expect(page).toContain(`<a href="/accessibility?lang=${language}">${name}</a>`);
  }
});

test("the report shows every criterion with its level for pages and documents", async () => {
  const { response, page } = await open("/accessibility/report");
  expect(response.status).toBe(200);
  const shown = [...page.matchAll(/<h3>([\d.]+) [^<]+<\/h3>/g)].map(([, num]) => num);
  expect(new Set(shown)).toEqual(new Set(Object.keys(criteria)));
  expect(shown).toHaveLength(55);
  expect(page.match(/<dt>Web<\/dt>/g)).toHaveLength(shown.length);
  expect(page.match(/<dt>Electronic documents<\/dt>/g)).toHaveLength(shown.length);
  expect(page).toContain("<b>Partially supports.</b>");
});
