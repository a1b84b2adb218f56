import { expect, test } from "vitest";
import type { Paper } from "./letter-text.ts";
import { textOfPdf } from "../../../../tests/harness/pdf.ts";
import { inPdf, pdfGap } from "../../../core/pages/pdf-text.ts";
import { qrPath } from "../../../core/pages/qr.ts";
import { words as summaryWords } from "../summary/words.ts";
import { words } from "../words.ts";
import { letterPdf } from "./pdf.ts";

const paper: Paper = {
  language: "fr",
  from: { name: "Fonds du port", sign: "De l’aide." },
  subject: "Votre aide",
  title: "Votre aide est prête",
  greeting: "Bonjour Noor Nguyễn,",
  lead: ["Voici votre aide."],
  facts: [
    { name: "Code", value: "DOOR4821" },
    { name: "Valeur", value: "1\u202F234,50\u00A0$" },
    { name: "Téléphone", value: "512-555-0177", href: "tel:5125550177" },
  ],
  closing: ["Sans signature."],
  check: {
    number: "L-2026-000001",
    code: "K7QM-2XWD",
    address: "https://fund.example/letters/check",
    href: "https://fund.example/letters/check?number=L-2026-000001&code=K7QM2XWD",
  },
};
const source = async (over: Partial<Paper> = {}, isVoid = false) =>
  letterPdf({ ...paper, ...over }, { compress: false, isVoid });

test("the PDF has the letter's words, its language, headings, a table and a picture with an alternative text", async () => {
  const pdf = await source();
  for (const mark of [
    "/Marked true",
    "/Lang (fr-FR)",
    "/S /H1",
    "/S /TH",
    "/S /TD",
    "/S /Figure",
    "/Alt",
    "/DisplayDocTitle true",
  ])
    expect(pdf.toString("latin1")).toContain(mark);
  const shown = textOfPdf(pdf);
  for (const word of [
    paper.title,
    "Noor Nguyễn",
    "DOOR4821",
    "512-555-0177",
    "Sans signature.",
    "K7QM-2XWD",
    "1 234,50 $",
  ])
    expect(shown).toContain(word);
  expect(shown).not.toContain("annulée");
  expect(shown).not.toContain(pdfGap);
  expect(textOfPdf(await source({}, true))).toContain("Cette lettre est annulée.");
});

test.each(["Noor Nguyễn", "ʻAulani Kealoha", "Ștefan Łuczak", "Ελένη Παππά", "Зоя Їжак"])(
  "%s is drawn with every accent, in both fonts",
  async (name) => {
    const greeting = `Bonjour ${name},`;
    const shown = textOfPdf(await source({ greeting, facts: [{ name: "Nom", value: name }] }));
    expect(shown).toContain(greeting);
    expect(shown.split(name)).toHaveLength(3);
    expect(shown).not.toContain("\0");
  },
);

test.each(["محمد علي", "李小龍", "สมชาย ใจดี", "Ana 😀"])(
  "%s leaves a gap, and the letter says in its language where the name is",
  async (name) => {
    for (const language of ["en", "es", "fr"] as const) {
      const shown = textOfPdf(await source({ language, greeting: `${name},` }));
      expect(shown).toContain(`${pdfGap},`);
      expect(shown).toContain(words(language).pdfGap(pdfGap));
      expect(shown).not.toContain("\0");
    }
  },
);

test("a letter is copied as it is drawn, also after other letters", async () => {
  await source({ greeting: "Éva Ñuñez Ắn," });
  expect(textOfPdf(await source({ greeting: "Eva Nunez An," }))).toContain("Eva Nunez An,");
});

test("a soft hyphen is not printed, and a long name breaks without one", async () => {
  const shown = textOfPdf(await source({ greeting: "Ana\u00ADLucía Peña," }));
  expect(shown).toContain("AnaLucía Peña,");
  const long = Array.from({ length: 40 }, () => "Lucía").join("\u00AD");
  expect(textOfPdf(await source({ greeting: long })).replaceAll(" ", "")).toContain("Lucía".repeat(40));
});

test("the fonts have every character of the letters' words", () => {
  const said = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "function"
        ? [String(value).replaceAll("\t", " ")]
        : Object.values(value ?? {}).flatMap(said);
  for (const language of ["en", "es", "fr"] as const)
    for (const sentence of [...said(words(language)), ...said(summaryWords(language))])
      expect(inPdf(sentence), sentence).toBe(sentence);
});

test("a letter weighs little, since only used letters are embedded", async () => {
  expect((await letterPdf(paper)).length).toBeLessThan(60_000);
});

test("the PDF's QR code has four light modules on each side, and nothing is drawn in them", async () => {
  const pdf = (await source()).toString("latin1");
  const number = String.raw`(-?[\d.]+)`;
  const matches = (form: string) =>
    [...pdf.matchAll(new RegExp(form, "g"))].map(([, ...values]) => values.map(Number));
  const dark = matches(`${number} ${number} ${number} ${number} re`);
  const edge = (side: "min" | "max", at: number, size?: number) =>
    Math[side](...dark.map((one) => (one[at] ?? 0) + (size === undefined ? 0 : (one[size] ?? 0))));
  const [left, top, right, bottom] = [edge("min", 0), edge("min", 1), edge("max", 0, 2), edge("max", 1, 3)];
  const { size } = qrPath(paper.check.href);
  const module = (right - left) / size;
  const zone = 4 * module;
  const texts = matches(`1 0 0 1 ${number} ${number} Tm`).map(([x = 0, y = 0]) => ({ x, y: 792 - y }));
  const margin = Math.min(...texts.map(({ x }) => x));
  expect((left - margin) / module).toBeCloseTo(4, 1);
  // The picture is a square of 112 points.
  expect((margin + 112 - right) / module).toBeCloseTo(4, 1);
  const beside = texts.filter(({ y }) => y > top - zone && y < bottom + zone);
  expect(beside.length).toBeGreaterThan(2);
  for (const { x } of beside) expect(x).toBeGreaterThan(right + zone);
});
