import { digitsIn } from "../../../shared/core/forms/fields.ts";
import { comparable } from "../../../shared/core/text/typed.ts";

/** The maximum number of search words; the rest is ignored. */
const maxWords = 5;

/**
 * The words of a search for people and cases, all of which must match, in any order: "Fenwick,
 * Odalys". A number that is as long as a phone's is one word of digits, in any notation; the
 * database stores such numbers as digits as well (`sv_numbers`).
 */
export function wordsIn(search: string): string[] {
  const numbers: string[] = [];
  const others = comparable(search)
    .replace(extension, "$1")
    .replace(/[\d\s().+/-]+/g, (run, at: number, text: string) => {
      const isInWord = /[\p{L}\p{N}_]/u.test(text.charAt(at - 1));
      const from = isInWord ? run.search(/\s/) : 0;
      const number =
        from < 0 ? undefined : numberIn(run.slice(from), text.slice(at + run.length, at + run.length + 4));
      if (number === undefined) return run;
      numbers.push(number);
      return `${run.slice(0, from)} `;
    });
  const words = others.split(/[\s,;()"“”«»]+/).filter((word) => word.replaceAll("'", "") !== "");
  return [...numbers, ...words].slice(0, maxWords);
}

/** Of a phone: it is no part of what is searched. */
const extension = /(\d{4})\s{0,3}(?:x|ext)[.\s]{0,3}\d{1,7}(?!\d)/gi;

/** As few digits as a local phone number has. */
const fewestDigits = 7;

/** The digits of a phone or case number, without the US country code and foreign prefixes. */
function numberIn(run: string, after: string): string | undefined {
  const digits = run.replace(/\D/g, "");
  if (digits.length < fewestDigits || (/^\p{L}/u.test(after) && !/^(?:x|ext)/i.test(after))) return undefined;
  // Several numbers with blanks between them are several words.
  const isOne = !/\d\s+\(?\d/.test(run) || /^\s*(?:\+|0)/.test(run) || [7, 10, 11].includes(digitsIn(run));
  const national = digits.replace(/^(?:011|0+)/, "").replace(/^1(?=\d{10}$)/, "");
  return isOne && national.length >= fewestDigits ? national : undefined;
}
