import type { Resource } from "../../../prisma/client/client.ts";
import { fieldProblems } from "../directory/entries/check-fields.ts";
import {
  addressOf,
  countiesOf,
  describe,
  sentenceByKind,
  type Entry,
} from "../directory/entries/describe.ts";
import { placesLeft } from "./hidden.ts";
import { entryFields, type EntryField, type EntryTexts } from "../../../shared/community/entries/rules.ts";

/** A directory.csv line with this content; the key only satisfies the file's rules. */
export const lineOf = (texts: EntryTexts, key = `res-${texts.state.toLowerCase()}-1`): Entry => ({
  ...texts,
  key,
  hint: "",
  note: "",
});

/** The columns of an entry's row. */
export function columnsOf(texts: EntryTexts) {
  const line = lineOf(texts);
  const { state, type, name, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence } = texts;
  return {
    ...{ state, type, name, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence },
    description: describe(line),
    kind: texts.kind || null,
    city: texts.city || null,
    counties: countiesOf(line),
    phone: texts.phone || null,
    website: texts.website || null,
    address: addressOf(line),
    hours: texts.hours || null,
    isLocationHidden: texts.location === "hidden",
  };
}

/** The editable text of an entry; a sentence that is derived from kind and place is omitted. */
export function textsIn(row: Resource): EntryTexts {
  const { state, type, name, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence } = row;
  return {
    ...{ state, type, name, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence },
    description: row.description === sentenceByKind(row, "en") ? "" : row.description,
    kind: row.kind ?? "",
    city: row.city ?? "",
    counties: row.counties.join("; "),
    phone: row.phone ?? "",
    website: row.website ?? "",
    hours: row.hours ?? "",
    location: row.isLocationHidden ? "hidden" : "public",
  };
}

export interface FieldChange {
  field: EntryField;
  before: string;
  after: string;
}

export const changesBetween = (before: EntryTexts, after: EntryTexts): FieldChange[] =>
  entryFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));

/** The file rules' findings, each with its field. */
export function problemsIn(texts: EntryTexts, today: string): { field: EntryField; text: string }[] {
  const found = fieldProblems(lineOf(texts), today).filter(({ level }) => level === "error");
  return [...found.map(({ text }) => ({ field: fieldIn(text), text })), ...placesLeft(texts)];
}

/**
 * A finding begins with the name of its column, if it has one; one about a number concerns the
 * contact.
 */
const fieldIn = (text: string): EntryField => {
  const word = /^\w+/.exec(text)?.[0];
  return entryFields.find((field) => field === word) ?? (/^\d/.test(text) ? "contactInfo" : "description");
};
