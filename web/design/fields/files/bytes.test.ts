import { expect, test } from "vitest";
import { decodeFile } from "./bytes.ts";

const text = "name;Niños de la Peña — “José” €5\r\n";
const bytes = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));
const wide = (isBig: boolean) =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const pair = [code & 0xff, code >> 8];
    return isBig ? pair.toReversed() : pair;
  }).flat();
const windows = Array.from(
  text,
  (letter) => ({ "—": 0x97, "“": 0x93, "”": 0x94, "€": 0x80 })[letter] ?? letter.charCodeAt(0),
);
const utf8 = new TextEncoder().encode(text);

test.each([
  ["UTF-8", bytes(utf8), "utf-8"],
  ["UTF-8 with its mark", bytes([0xef, 0xbb, 0xbf], utf8), "utf-8"],
  ["UTF-16, low byte first", bytes([0xff, 0xfe], wide(false)), "utf-16le"],
  ["UTF-16, high byte first", bytes([0xfe, 0xff], wide(true)), "utf-16be"],
  ["UTF-16 without a mark", bytes(wide(false)), "utf-16le"],
  ["UTF-16 without a mark, high byte first", bytes(wide(true)), "utf-16be"],
  ["Windows-1252", bytes(windows), "windows-1252"],
])("reads %s", (_, file, encoding) => {
  expect(decodeFile(file)).toEqual({ text, encoding });
});

test("every byte of Windows-1252 has the character of the standard", () => {
  const decoded = decodeFile(bytes(Array.from({ length: 128 }, (_, place) => 128 + place)));
  const letters = "text" in decoded ? decoded.text : "";
  expect(letters.slice(0, 32)).toBe("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ");
  expect(letters.slice(32)).toBe(
    String.fromCharCode(...Array.from({ length: 96 }, (_, place) => 0xa0 + place)),
  );
});

test.each([
  ["a workbook", [0x50, 0x4b, 3, 4, 20, 0], "spreadsheet"],
  ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], "spreadsheet"],
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13], "not a text file"],
  ["half a character of UTF-16", [0xff, 0xfe, 0x41], "not a text file"],
])("%s is refused with what to do", (_, file, reason) => {
  const decoded = decodeFile(bytes(file));
  expect("problem" in decoded && decoded.problem).toContain(reason);
  expect("problem" in decoded && decoded.problem).toContain("CSV UTF-8");
});

test("an empty file is empty text", () => {
  expect(decodeFile(bytes())).toEqual({ text: "", encoding: "utf-8" });
});
