import { readAlike } from "../../core/security/look-alikes.ts";
import { readPhone } from "../../core/text/phone.ts";
import { comparable } from "../../../shared/core/text/typed.ts";

/**
 * The words of a text in lower case, without accents and punctuation, with Latin letters for
 * look-alikes.
 */
const wordsOf = (text: string): string[] =>
  readAlike(comparable(text))
    .replace(accents, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * Latin, Greek and Cyrillic accents, and the vowel points of Arabic and Hebrew. Other scripts write
 * vowels as marks: without them, रमा and राम would be one name.
 */
const accents = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** A name for comparison: its words in any order. */
export const foldName = (name: string): string => wordsOf(name).toSorted().join(" ");

/**
 * A badge number or agency name for comparison: letters and digits only, numbers without leading
 * zeros.
 */
export const foldCode = (code: string): string =>
  wordsOf(code)
    .join("")
    .replace(/^0+(?=.)/, "");

/** An email address for comparison. */
export const foldEmail = (email: string): string => comparable(email).trim().toLowerCase();

/** A telephone number as digits, in any notation; US numbers without the country code. */
export function phoneDigits(phone: string): string {
  const written = comparable(phone);
  // Ten digits are the same with and without the numbering plans, whose reading takes 20 times as
  // long and is a fiftieth of an approval.
  const read = tenDigits.test(written) ? written : (readPhone(phone)?.e164 ?? written);
  return read.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

const tenDigits = /^\(?[1-9]\d\d\)?[ .-]?\d{3}[ .-]?\d{4}$/;

/**
 * An address by street and ZIP code, or by all its words if it has none: in lower case, without
 * accents and punctuation, with abbreviated street words. Empty without a house number, which would
 * match all neighbors.
 */
export function foldAddress(address: string): string {
  const words = wordsOf(address).map((word) => short.get(word) ?? word);
  const house = words.findIndex((word) => /^\d+[a-z]?$/.test(word));
  if (house === -1 || words.length < house + 2) return "";
  const zip = words.findLast((word, at) => at > house && /^\d{5}$/.test(word));
  const street = wordsOf(address.split(",")[0] ?? "");
  return zip ? `${words.slice(0, street.length).join(" ")}|${zip}` : words.join(" ");
}

const short = new Map([
  ["street", "st"],
  ["avenue", "ave"],
  ["boulevard", "blvd"],
  ["road", "rd"],
  ["drive", "dr"],
  ["lane", "ln"],
  ["court", "ct"],
  ["place", "pl"],
  ["north", "n"],
  ["south", "s"],
  ["east", "e"],
  ["west", "w"],
]);
