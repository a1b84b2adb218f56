import { ordinaryStreetWords, streetWords } from "../../core/text/street-words.ts";
import type { EntryField, EntryTexts } from "../../../shared/community/entries/rules.ts";

/** Whether a text names a street, a corner, a unit, a ZIP code of a state, or a point on a map. */
export const namesStreet = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

const capital = (words: string) =>
  words
    .split("|")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("|");
/** Up to four words, of which a short one may end with a period. */
const words = String.raw`(?:(?:[\p{L}\p{N}'’-]{1,20}|\p{L}{1,2}\.)\s{1,3})`;
const number = String.raw`[0-9]{1,6}(?:st|nd|rd|th)?[a-z]?\s{1,3}`;

/** The database has the same rule in `sv_names_street`. It may find less, never more. */
const patterns = [
  new RegExp(String.raw`\b${number}${words}{0,4}(?:${streetWords})\b`, "iu"),
  new RegExp(String.raw`\b${number}${words}{0,4}(?:${capital(ordinaryStreetWords)})\b`, "u"),
  /\b(?:calle|avenida|carretera|camino|rue|highway|hwy|interstate|route)\s{1,3}(?:[\p{L}\p{N}.'’-]{1,20}\s{1,3}){0,3}[0-9]/iu,
  /\b[0-9]{1,6},?\s{1,3}(?:calle|avenida|carretera|camino|rue)\b/iu,
  /\b[A-Z][\p{L}'’-]{1,20}\s{1,3}(?:Street|Avenue|Road|Boulevard|Lane|Parkway)\b/u,
  /\b(?:corner|intersection|esquina|angle|coin)\s{1,3}(?:of|de|des|du)\b/iu,
  /\b(?:suite|ste|apt|apartment|unit|room|floor|p\.?\s{0,3}o\.?\s{0,3}box)\.?\s{0,3}#?\s{0,3}[0-9]/iu,
  /\b[A-Z]{2},?\s{1,3}[0-9]{5}\b/u,
  /[0-9]{1,3}\.[0-9]{3,15}\s{0,3},\s{0,3}-?[0-9]{1,3}\.[0-9]{3}/u,
  /\bmaps\.[a-z]|\/maps|goo\.gl|what3words|\/\/\/[\p{L}\p{N}]{1,20}\.[\p{L}\p{N}]{1,20}\.[\p{L}\p{N}]/iu,
];

const empty = ["city", "counties", "website"] as const;
const free = ["name", "description", "hours"] as const;
/** Not an email address or a website: its domain may name the place. */
const numbersOnly = /^[0-9 -]+(?: or [0-9 -]+)*$/;

/** What an entry with a hidden location still says about its place, each with its field. */
export function placesLeft(texts: EntryTexts): { field: EntryField; text: string }[] {
  if (texts.location !== "hidden") return [];
  const because = "because the location is hidden";
  const found: [EntryField, boolean, string][] = [
    ...empty.map((field): [EntryField, boolean, string] => [field, texts[field] !== "", "must be empty"]),
    ["area", !["statewide", "national"].includes(texts.area), "must be statewide"],
    ["contactInfo", !numbersOnly.test(texts.contactInfo), "must be telephone numbers only"],
    ...free.map((field): [EntryField, boolean, string] => [
      field,
      namesStreet(texts[field]),
      "names a place",
    ]),
  ];
  return found
    .filter(([, isWrong]) => isWrong)
    .map(([field, , what]) => ({ field, text: `${field} ${what}, ${because}` }));
}
