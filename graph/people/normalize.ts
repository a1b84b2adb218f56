import { readAlike } from "../core/security/look-alikes.ts";
import { readPhone } from "../core/phone.ts";

/**
 * The words of a text without capitals, accents and signs, with the Latin letter in place of one
 * that looks like it.
 */
const wordsOf = (text: string): string[] =>
  readAlike(text)
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name as it is compared: its words in any order. */
export const foldName = (name: string): string => wordsOf(name).toSorted().join(" ");

/**
 * A badge number, or an agency's name, as it is compared: its letters and digits alone, a number
 * without leading zeros.
 */
export const foldCode = (code: string): string =>
  wordsOf(code)
    .join("")
    .replace(/^0+(?=.)/, "");

/**
 * A telephone number by the digits of its line, however it is written: without those of the country
 * where that is the United States.
 */
export const phoneDigits = (phone: string): string =>
  (readPhone(phone)?.e164 ?? phone).replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

/**
 * An address by its street and its ZIP code, or its whole words where it has none: without
 * capitals, accents, signs, and with the usual words for a street in their short form. Empty
 * without a house number, which would make neighbours of everybody.
 */
export function foldAddress(address: string): string {
  const words = wordsOf(address).map((word) => short[word] ?? word);
  const house = words.findIndex((word) => /^\d+[a-z]?$/.test(word));
  if (house === -1 || words.length < house + 2) return "";
  const zip = words.findLast((word, at) => at > house && /^\d{5}$/.test(word));
  const street = wordsOf(address.split(",")[0] ?? "");
  return zip ? `${words.slice(0, street.length).join(" ")}|${zip}` : words.join(" ");
}

const short: Partial<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  boulevard: "blvd",
  road: "rd",
  drive: "dr",
  lane: "ln",
  court: "ct",
  place: "pl",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
};
