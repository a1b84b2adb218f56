import type { Phrase } from "../i18n/phrases.ts";
import { says } from "./sentences.ts";

const number =
  /^-?\d(?:[.,]\d{1,15})?E[+-]\d{1,3}$|^-?\d[.,]\d{1,15}E\d{1,3}$|^\d{1,3}(?:,\d{3}){1,9}(?:\.\d{1,4})?$/i;
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const namedDay = new RegExp(`^(?:\\d{1,2}[- ]${month}(?:[- ]\\d{2,4})?|${month}[- ]\\d{2,4})$`, "i");
const dayLast = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)\d\d)$/;
const dayFirst = /^((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})$/;
const short = /^(\d{1,2})(\/)(\d{1,2})\/\d\d$/;

/** What a spreadsheet shows for a text that it took for a date, such as 2-1-1. */
export function isSpreadsheetDate(text: string): boolean {
  if (namedDay.test(text)) return true;
  const [, first, , second] = dayLast.exec(text) ?? short.exec(text) ?? [];
  if (first !== undefined) return isDayAndMonth(Number(first), Number(second));
  const [, , , inner, last] = dayFirst.exec(text) ?? [];
  return inner !== undefined && isDayAndMonth(Number(inner), Number(last));
}

const isDayAndMonth = (one: number, other: number) =>
  one > 0 && other > 0 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;

/** Why a code is no longer what the provider wrote, if a spreadsheet changed it. */
export function changeOfCode(code: string): Phrase | null {
  if (number.test(code)) return says.codeAsNumber;
  return isSpreadsheetDate(code) ? says.codeAsDate : null;
}

const digitsOfNumber = 15;

/** A number of a spreadsheet keeps 15 digits. Those that follow become zeros. */
const isRounded = (code: string) => /^\d{16,64}$/.test(code) && /^0+$/.test(code.slice(digitsOfNumber));

/**
 * The codes of a file that a spreadsheet rounded: all long numbers, if each ends in zeros from the
 * 16th digit on. With a single one this can be chance, so a person compares it.
 */
export function roundedCodes(codes: readonly string[]): ReadonlySet<string> {
  const long = new Set(codes.filter((code) => /^\d{16,64}$/.test(code)));
  return [...long].every(isRounded) ? long : new Set();
}
