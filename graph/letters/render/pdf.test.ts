import { expect, test } from "vitest";
import type { Paper } from "./letter-text.ts";
import { letterPdf } from "./pdf.ts";
import { inPdf } from "./pdf-text.ts";

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
  (await letterPdf({ ...paper, ...over }, { compress: false, isVoid })).toString("latin1");
/** The drawn text: hexadecimal strings of single bytes. */
const drawn = (pdf: string) =>
  [...pdf.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
    .join("");

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
    expect(pdf).toContain(mark);
  const words = drawn(pdf);
  for (const word of [
    paper.title,
    "Noor Nguyên",
    "DOOR4821",
    "512-555-0177",
    "Sans signature.",
    "K7QM-2XWD",
    "1\u00A0234,50",
  ])
    expect(words).toContain(word);
  expect(words).not.toContain("annulée");
  expect(drawn(await source({}, true))).toContain("Cette lettre est annulée.");
});

test("replaces a character that the fonts lack, and rejects another alphabet", async () => {
  expect(["Nguyễn", "Łukasz", "Đặng", "Ștefan", "“a” – b’"].map(inPdf)).toEqual([
    "Nguyên",
    "Lukasz",
    "Dang",
    "Stefan",
    "“a” – b’",
  ]);
  await expect(source({ greeting: "Здравствуйте" })).rejects.toMatchObject({ code: "CONFLICT" });
});
