import { foldCode, foldName } from "./normalize.ts";
import { comparable } from "../../../shared/core/text/typed.ts";

/*
 * What is exact enough to identify one person. A form is also filled in when little is known: with
 * an initial, a placeholder, or the first day of a year.
 */

/** Full names are at least two words of two letters; in Chinese, Japanese and Korean often one. */
export function isFullName(folded: string): boolean {
  const words = folded.split(" ");
  const isLong = (word: string) => Array.from(word).length >= 2;
  return words.filter(isLong).length >= 2 || words.some((word) => isLong(word) && oneWord.test(word));
}

const oneWord = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** A name that a form gives to someone whose name is not known. */
export const isPlaceholder = (folded: string): boolean =>
  folded.split(" ").some((word) => placeholders.has(word));

const placeholders = new Set(
  foldName(
    "unknown unidentified anonymous doe roe unnamed nobody none victim test desconocido desconocida",
  ).split(" "),
);

/** A missing birth date is often written as January 1. */
export const isExactBirth = (dateOfBirth: string): boolean => !dateOfBirth.endsWith("-01-01");

/**
 * A government ID for comparison: letters and digits. Empty with fewer than five digits, such as
 * the last four, and for a run or a repetition, which is a placeholder.
 */
export function foldGovernmentId(governmentId: string): string {
  const folded = foldCode(governmentId);
  const digits = comparable(governmentId).replace(/\D/g, "");
  return digits.length < minDigits || isRun(digits) ? "" : folded;
}

const minDigits = 5;

/** Telephone digits that no person has. */
export const isRun = (digits: string): boolean =>
  new Set(digits).size <= 1 ||
  "01234567890123456789".includes(digits) ||
  "98765432109876543210".includes(digits);
