import fc from "fast-check";
import { expect, test } from "vitest";
import { comparable, comparableCode, typedText } from "./typed.ts";

const every = (property: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) =>
    code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : "",
  ).filter((sign) => property.test(sign));

test("every dash and minus is one hyphen", () => {
  for (const dash of [...every(/\p{Pd}/u), "\u2212", "\u207b", "\u2043", "\u02d7", "－", "﹣"])
    expect(comparable(`BW${dash}56160`), dash).toBe("BW-56160");
});

test("every apostrophe, prime and okina is one apostrophe", () => {
  for (const sign of "'’‘‛ʼʻʽʹʾʿ′‵`´＇｀΄ꞌ՚׳") expect(typedText(`D${sign}Angelo`), sign).toBe("D'Angelo");
});

test("digits of every script are ASCII digits", () => {
  const digits = every(/\p{Nd}/u);
  expect(digits.length).toBeGreaterThan(600);
  for (const digit of digits) expect(comparable(digit), digit).toMatch(/^[0-9]$/);
  for (const system of [
    "arab",
    "arabext",
    "deva",
    "beng",
    "thai",
    "mymr",
    "fullwide",
    "mathmono",
    "adlm",
    "nkoo",
  ]) {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
    expect(comparable(written), system).toBe("1234567890");
  }
  expect(comparable("７７４２ ²①")).toBe("7742 21");
});

test("invisible characters are removed", () => {
  for (const sign of [...every(/\p{Cf}/u), "\u034f", "\ufe0f", "\u115f", "\u3164", "\u{e0100}"])
    expect(typedText(`77${sign}42${sign}`), sign).toBe("7742");
  expect(typedText("Ana\u00adLucía")).toBe("AnaLucía");
});

test("joiners stay between letters that need them, and do not count", () => {
  for (const word of ["می\u200cخواهم", "क्\u200dष", "ක්\u200dෂ", "نامه\u200cها"]) {
    expect(typedText(word)).toBe(word.normalize("NFKC"));
    expect(comparable(word)).toBe(word.replace(/\u200c|\u200d/, "").normalize("NFKC"));
  }
  expect(typedText("می\u200b\u200c\u200cخ")).toBe("می\u200cخ");
  for (const word of ["A\u200cna", "\u200dمی", "می\u200c", "می\u200c ", "7\u200d7", "A\u200cم"])
    expect(typedText(word)).not.toMatch(/\u200c|\u200d/);
});

test("a code has only its letters and digits", () => {
  for (const code of ["DB8Z‑42DA", "DB8Z—42DA", " db8z 42da\u200b", "ＤＢ８Ｚ42DA"])
    expect(comparableCode(code)).toBe("DB8Z42DA");
  expect(comparableCode("L–2026–000001")).toBe("L2026000001");
});

const sign = fc.integer({ min: 1, max: 0x1ffff }).map((code) => String.fromCharCode(code % 0x10000));

test("what was folded once stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
      for (const fold of [typedText, comparable, comparableCode]) expect(fold(fold(text))).toBe(fold(text));
      expect(comparable(typedText(text))).toBe(comparable(text));
    }),
    { numRuns: 1000 },
  );
});

test("letters and accents stay, also in texts of other scripts", () => {
  for (const text of ["Nguyễn Thị Hồng", "Пётр", "李小龙", "محمد", "Peña", "a b\nc"])
    expect(typedText(text)).toBe(text);
});
