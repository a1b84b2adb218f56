import { normalized } from "./fold.ts";

/*
 * The one fold for what people type, paste or read from paper: codes, PINs, badge, case and letter
 * numbers, phone numbers and searches. A phone or a word processor writes other signs than a
 * keyboard does, and no one sees the difference.
 */

/**
 * A typed text as it is stored: NFKC, without invisible characters, with one dash (`-`), one
 * apostrophe (`'`) and ASCII digits. Joiners stay between letters of scripts that need them.
 */
export const typedText = (text: string): string => fold(withoutInvisible(text));

/** The same for comparing, without joiners. It is never shown in place of a stored text. */
export const comparable = (text: string): string => fold(text.replace(invisible, ""));

/** A code or number for comparing: letters and digits only, in capitals. */
export const comparableCode = (text: string): string =>
  comparable(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Without format characters, variation selectors and fillers. Joiners stay where needed. */
export const withoutInvisible = (text: string): string => text.replace(invisible, needed);

const fold = (text: string) =>
  // Before it as well: NFKC makes a blank and a mark of some apostrophes.
  normalized(text.replace(apostrophe, "'"), "NFKC")
    .replace(apostrophe, "'")
    .replace(dash, "-")
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const dash = /[\p{Pd}\u02d7\u2043\u2212\u2796]/gu;
/** With primes, accents that stand alone, the ʻokina and the letters that look like one. */
const apostrophe =
  /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\u275b\u275c\ua78b\ua78c\uff07\uff40]/g;

/** Arabic, Syriac, N'Ko, Mongolian and the scripts of India, Sri Lanka, Myanmar and Cambodia. */
const joining =
  /(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nko}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]/u;

/** The joiner of a run of invisible characters, if it is between two such letters. */
function needed(run: string, at: number, text: string): string {
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? "";
  const isBetween = joining.test(text.charAt(at - 1)) && joining.test(text.charAt(at + run.length));
  return isBetween ? joiner : "";
}

/** Unicode assigns digits in tens from 0 to 9, so the place in a run of digits tells the digit. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
