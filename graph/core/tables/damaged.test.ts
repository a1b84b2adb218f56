import { expect, test } from "vitest";
import { hasLostLetter, isDamaged, isSpreadsheetError } from "./damaged.ts";

const words = [
  ...["Comedor Niños de la Peña", "José Ángel", "Événement à l’Hôpital", "Ñuñoa", "São Tomé", "Kraków"],
  ...["المركز العربي", "Κέντρο Αλληλεγγύης", "Центр помощи", "מרכז", "Ñ’s and Ñ’s", "5 × 10 × “15”"],
  ...["Nguyễn Thị Ánh", "“Casa María” — niños", "Ça va ? « Oui »", "CAFÉ À LA CRÈME", "Łódź", "Ærøskøbing"],
];

test.each(words)("%s is as it was written", (text) => {
  expect(isDamaged(text) || hasLostLetter(text)).toBe(false);
});

const asWindows1252 = (bytes: Uint8Array) => {
  const high = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (high[byte - 0x80] ?? "") : String.fromCharCode(byte),
  ).join("");
};
const asLatin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

test.each(words)("%s in UTF-8, read as something else, is damaged", (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(isDamaged(asWindows1252(bytes))).toBe(true);
  expect(isDamaged(asLatin1(bytes))).toBe(true);
  const twice = new TextEncoder().encode(asWindows1252(bytes));
  expect(isDamaged(asWindows1252(twice))).toBe(true);
});

test.each(["Ni\ufffdos", "Ni├▒os", "Ni√±os", "Ni¤os", "Jos‚", "Mar¡a", "Itâ€™s", "ðŸ™‚ food", "Espa\u0096a"])(
  "%j is damaged",
  (text) => {
    expect(isDamaged(text)).toBe(true);
  },
);

test("a letter that became a question mark is lost; a question and an address are not", () => {
  expect(["Ni?os", "Comedor Ni?os de la Pe?a", "(Espa?a)"].every(hasLostLetter)).toBe(true);
  expect(
    ["Need food? Call", "https://example.org/find?city=Houston", "Open?", "a ? b"].some(hasLostLetter),
  ).toBe(false);
});

test.each(["#NAME?", "#REF!", "#N/A", "#########", "Err:508", "#DIV/0!"])("%s is no value", (text) => {
  expect(isSpreadsheetError(text)).toBe(true);
});

test("a code with a number sign is a value", () => {
  expect(["#12345", "A#NAME?", "#1 Pantry", "##"].some(isSpreadsheetError)).toBe(false);
});
