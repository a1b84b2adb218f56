import { normalized } from "../../../shared/core/text/fold.ts";

/*
 * The alphabet of text messages (GSM 03.38). One other character turns the whole message into
 * UCS-2, where a segment holds 70 characters instead of 160.
 */

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Each takes two septets. */
const extended = new Set("^{}\\[~]|€");

export const septetsPerText = 160;
/** A segment of a longer text also holds its place in the order. */
const septetsPerPart = 153;
const charactersPerUnicodeText = 70;
const charactersPerUnicodePart = 67;

/** The length in septets; null if a character is not in the alphabet. */
export function septetsOf(text: string): number | null {
  let septets = 0;
  for (const character of text) {
    if (basic.has(character)) septets += 1;
    else if (extended.has(character)) septets += 2;
    else return null;
  }
  return septets;
}

/** How many text messages a gateway bills. */
export function segmentsOf(text: string): number {
  const septets = septetsOf(text);
  if (septets === null)
    return text.length <= charactersPerUnicodeText ? 1 : Math.ceil(text.length / charactersPerUnicodePart);
  return septets <= septetsPerText ? 1 : Math.ceil(septets / septetsPerPart);
}

/** Whether it arrives as one text message of the alphabet. */
export const fitsOneText = (text: string): boolean => (septetsOf(text) ?? Infinity) <= septetsPerText;

/** The spelling of characters that have no accent to lose. */
const spellings: Record<string, string> = {
  ...{
    "…": "...",
    "•": "-",
    "·": "-",
    "−": "-",
    "⁃": "-",
    "\t": " ",
    "№": "No",
    "×": "x",
    "⁄": "/",
    "©": "(c)",
  },
  ...{
    "®": "(R)",
    œ: "oe",
    Œ: "OE",
    ł: "l",
    Ł: "L",
    đ: "d",
    Đ: "D",
    ı: "i",
    ð: "d",
    Ð: "D",
    þ: "th",
    Þ: "Th",
  },
  ...{ ħ: "h", Ħ: "H", ŧ: "t", Ŧ: "T", ŋ: "ng", Ŋ: "Ng", ə: "a", Ə: "A", ɓ: "b", Ɓ: "B", ɗ: "d", Ɗ: "D" },
  ...{ ƙ: "k", Ƙ: "K", ƴ: "y", Ƴ: "Y", ẞ: "SS" },
};
/** The ʻokina, other letters that are written as an apostrophe, primes, and single quotes. */
const apostrophe = /[`´‘-‛‹›′‵ʹʻ-ʿˈˊˋʹꞋꞌ]/u;
const quote = /[“-‟«»″‶〝〞]/u;
const dash = /\p{Pd}/u;

/**
 * The same words in the alphabet, as far as it goes: á becomes a, a typographic apostrophe a plain
 * one. A character of another script stays, since nothing says the same.
 */
export const inTextAlphabet = (text: string): string =>
  normalized(text, "NFC")
    .replace(/\p{Z}/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/./gsu, spelled);

/** The text as it is sent: one character outside the alphabet makes it two or three segments. */
export function asSent(text: string): string {
  const folded = inTextAlphabet(text);
  return septetsOf(folded) === null ? text : folded;
}

function spelled(character: string): string {
  if (septetsOf(character) !== null) return character;
  const sign = signOf(character);
  if (sign) return sign;
  const plain = normalized(character, "NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/./gsu, (part) => signOf(part) ?? part);
  return plain !== "" && septetsOf(plain) !== null ? plain : character;
}

function signOf(character: string): string | undefined {
  if (apostrophe.test(character)) return "'";
  if (quote.test(character)) return '"';
  return dash.test(character) ? "-" : spellings[character];
}
