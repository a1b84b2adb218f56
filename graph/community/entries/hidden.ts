import type { EntryField, EntryTexts } from "../../../shared/community/entries/rules.ts";

/** Whether a text names a street, a corner, a unit, a ZIP code of a state, or a point on a map. */
export const namesStreet = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** The database has the same rule in `sv_names_street`. */
const patterns = [
  /\b\d{1,6}(?:st|nd|rd|th)?[a-z]?\s{1,3}(?:(?:[\p{L}\p{N}'-]{1,20}|\p{L}{1,2}\.)\s{1,3}){0,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|hwy|highway|pkwy|parkway|ln|lane|dr|drive|ct|court|terrace)\b/iu,
  /\b(?:calle|avenida|carretera|camino|rue|highway|hwy|interstate|route)\s{1,3}(?:[\p{L}\p{N}.'-]{1,20}\s{1,3}){0,3}\d/iu,
  /\b\d{1,6},?\s{1,3}(?:calle|avenida|carretera|camino|rue)\b/iu,
  /\b[A-Z][\p{L}'-]{1,20}\s{1,3}(?:Street|Avenue|Road|Boulevard|Lane|Parkway)\b/u,
  /\b(?:corner|intersection|esquina|angle|coin)\s{1,3}(?:of|de|des|du)\b/iu,
  /\b(?:suite|ste|apt|apartment|unit|room|floor|p\.?\s{0,3}o\.?\s{0,3}box)\.?\s{0,3}#?\s{0,3}\d/iu,
  /\b[A-Z]{2},?\s{1,3}\d{5}(?:-\d{4})?\b/u,
  /-?\d{1,3}\.\d{3,15}\s{0,3},\s{0,3}-?\d{1,3}\.\d{3}/u,
  /maps\.|\/maps|goo\.gl|what3words|\/\/\/\w{1,20}\.\w{1,20}\.\w/iu,
];

const empty = ["city", "counties", "website"] as const;
const free = ["name", "description", "contactInfo", "hours"] as const;

/** What an entry with a hidden location still says about its place, each with its field. */
export function placesLeft(texts: EntryTexts): { field: EntryField; text: string }[] {
  if (texts.location !== "hidden") return [];
  const filled = empty.filter((field) => texts[field] !== "");
  const named = free.filter((field) => namesStreet(texts[field]));
  return [
    ...filled.map((field) => ({ field, text: `${field} must be empty, because the location is hidden` })),
    ...(texts.area === "statewide" || texts.area === "national"
      ? []
      : [{ field: "area" as const, text: "area must be statewide, because the location is hidden" }]),
    ...named.map((field) => ({ field, text: `${field} names a place, but the location is hidden` })),
  ];
}
