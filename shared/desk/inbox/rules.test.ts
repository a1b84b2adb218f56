import { expect, test } from "vitest";
import { keyIn, preview } from "./rules.ts";

const graphemes = (text: string) =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].length;

test("a preview has at most 100 visible characters, and none is split", () => {
  const family = "👩‍👩‍👧‍👦";
  const accented = "e\u0301\u0323";
  expect(preview("x".repeat(100))).toBe("x".repeat(100));
  expect(preview("x".repeat(101))).toBe(`${"x".repeat(99)}…`);
  for (const character of [family, accented, "👍🏽", "🇫🇷", "한"]) {
    expect(preview(character.repeat(100))).toBe(character.repeat(100));
    expect(preview(character.repeat(150))).toBe(`${character.repeat(99)}…`);
  }
  expect(graphemes(preview(`${"a\u0300".repeat(98)} ${family}${family}`))).toBeLessThanOrEqual(100);
});

test("a preview is one line and changes no reading direction", () => {
  expect(preview("  one\n\ntwo\tthree \u202Eevil\u2066 ")).toBe("one two three evil");
  expect(preview("")).toBe("");
});

test("a key names one row, and nothing else names any", () => {
  expect(keyIn("response-12")).toEqual({ source: "response", id: 12 });
  expect(keyIn("message-3e7c1f6a-0000-4000-8000-000000000000")).toMatchObject({ source: "message" });
  for (const wrong of ["response-0", "response-1e3", "message-1", "admin-1", "", "-", "response-9999999999"])
    expect(keyIn(wrong)).toBeNull();
});
