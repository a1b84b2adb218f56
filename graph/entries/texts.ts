import type { Resource } from "../../prisma/client/client.ts";
import { fieldProblems } from "../directory/entries/check-fields.ts";
import {
  addressOf,
  countiesOf,
  describe,
  sentenceByKind,
  type Entry,
} from "../directory/entries/describe.ts";
import { entryFields, type EntryField, type EntryTexts } from "./rules.shared.ts";

const dayLength = "2026-07-19".length;

/** A line of directory.csv that says this; the key is only for the rules of the file. */
export const lineOf = (texts: EntryTexts, key = `res-${texts.state.toLowerCase()}-1`): Entry => ({
  ...texts,
  key,
  hint: "",
  note: "",
});

/** The columns that an entry is kept in. */
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
  };
}

/**
 * What an entry says, as somebody would write it; a sentence that is that of its kind and place is
 * left out.
 */
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

/** What the rules of the file find false in it, each with the field that it is about. */
export function problemsIn(texts: EntryTexts, now: Date): { field: EntryField; text: string }[] {
  return fieldProblems(lineOf(texts), now.toISOString().slice(0, dayLength))
    .filter(({ level }) => level === "error")
    .map(({ text }) => ({ field: fieldIn(text), text }));
}

/**
 * A finding begins with the column that it is about, where it is about one; one about a number is
 * about how it is reached.
 */
const fieldIn = (text: string): EntryField => {
  const word = /^\w+/.exec(text)?.[0];
  return entryFields.find((field) => field === word) ?? (/^\d/.test(text) ? "contactInfo" : "description");
};
