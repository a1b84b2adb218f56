import { describe, expect, test } from "vitest";
import { pdfFonts } from "./pdf-fonts.ts";
import { inPdf, pdfGap } from "./pdf-text.ts";

describe("a text in a PDF", () => {
  test.each([
    "Noor Nguyễn",
    "Đặng Thị Bưởi",
    "ʻAulani Kealoha",
    "Kaʻahumanu, Oʼodham, D’Angelo",
    "Łukasz Żółć, Ștefan Țară, Þóra Eð",
    "Ęłżbieta Ŵyn Ǧamīla Ḥasan",
    "Ελένη Παπαδοπούλου",
    "Здравствуйте, Їжак Ґонта",
    "Ɓala Ŋoŋa ǃXóõ",
    "1\u202F234,50\u00A0€ − ₫ № 5",
  ])("keeps %s", (text) => {
    expect(inPdf(text)).toBe(text.normalize("NFC"));
  });

  test("joins a letter and its marks", () => {
    expect(inPdf("Nguye\u0302\u0303n")).toBe("Nguyễn");
    expect(inPdf("R\u0331eed")).toBe("Ṟeed");
    expect(inPdf("x\u0331")).toBe("x\u0331");
  });

  test("leaves out what has no shape", () => {
    expect(inPdf("Ana\u00ADLucía")).toBe("AnaLucía");
    expect(inPdf("\u202AAna\u202C \u2068Peña\u2069\u200B\uFEFF\u0000\u0007")).toBe("Ana Peña");
    expect(inPdf("a\tb\r\nc\u2028d")).toBe("a b\nc\nd");
  });

  test("draws what means the same", () => {
    expect(inPdf("５１２ Ａna Ⅳ")).toBe("512 Ana IV");
  });

  test.each([
    ["محمد علي", pdfGap],
    ["Dear 李小龍,", `Dear ${pdfGap},`],
    ["Ana 李 Peña", `Ana ${pdfGap} Peña`],
    ["สมชาย ใจดี 5", `${pdfGap} 5`],
    ["अनिल कुमार", pdfGap],
    ["Ana 👩‍👧🏽 ❤️", `Ana ${pdfGap}`],
    ["שרה-לי כהן", pdfGap],
    ["\uFFFF", pdfGap],
  ])("leaves one gap for %s", (text, drawn) => {
    expect(inPdf(text)).toBe(drawn);
  });

  test("has the same letters in both fonts", () => {
    const { regular, bold } = pdfFonts();
    for (let sign = 0x20; sign < 0x2200; sign += 1)
      expect(bold.hasGlyphForCodePoint(sign), sign.toString(16)).toBe(regular.hasGlyphForCodePoint(sign));
  });
});
