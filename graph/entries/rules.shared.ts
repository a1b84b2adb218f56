import * as z from "zod/mini";
import { says as correctionSays } from "../corrections/sentences.ts";
import { jurisdictionCodes, resourceTypes } from "../directory/rules.shared.ts";
import { says } from "./sentences.ts";

/**
 * What a list shows: what stands in the directory, what nobody has called, what was reported, what
 * administrators wrote, or what was taken off.
 */
export const entryViews = ["current", "unconfirmed", "reported", "edited", "retired"] as const;
export type EntryView = (typeof entryViews)[number];

export const entryFilter = z.object({
  view: z._default(z.enum(entryViews), "current"),
  state: z.optional(z.nullable(z.string().check(z.maxLength(2, says.stateUnknown)))),
  type: z.optional(z.nullable(z.enum(resourceTypes))),
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, correctionSays.searchTooLong)))),
});
export type EntryFilter = z.input<typeof entryFilter>;

/** What an administrator may write of an entry, by the names of the columns of directory.csv. */
export const entryFields = [
  ...(["state", "city", "type", "kind", "name", "description", "contactInfo", "phone", "website"] as const),
  ...(["hours", "area", "counties", "source", "sourceUrl", "sourceRetrieved", "confidence"] as const),
] as const;
export type EntryField = (typeof entryFields)[number];
export type EntryTexts = Record<EntryField, string>;

/**
 * The columns of a file, in their order: those of directory.csv. Nobody reads `note`; `hint` is the
 * end of the description.
 */
export const entryColumns = [
  ...["key", "state", "city", "type", "kind", "name", "description", "contactInfo", "phone", "website"],
  ...["hours", "area", "counties", "hint", "source", "sourceUrl", "sourceRetrieved", "confidence", "note"],
];

export const maxFieldCharacters = 600;
/** With room beside it in what a call may send. */
export const maxCsvCharacters = 700_000;
export const maxImportedRows = 2000;

const optional = z._default(
  z.nullable(z.string().check(z.trim(), z.maxLength(maxFieldCharacters, says.textTooLong))),
  "",
);
const needed = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxFieldCharacters, says.textTooLong));

/**
 * One entry, as it is written. What else must hold of a line of the directory, the server tells.
 */
export const entryForm = z.object({
  state: z
    .string(says.stateUnknown)
    .check(z.refine((code) => code === "US" || jurisdictionCodes.has(code), says.stateUnknown)),
  city: optional,
  type: z.enum(resourceTypes, says.typeUnknown),
  kind: optional,
  name: needed(says.nameNeeded),
  description: optional,
  contactInfo: needed(says.contactNeeded),
  phone: optional,
  website: optional,
  hours: optional,
  area: needed(says.areaNeeded),
  counties: optional,
  source: needed(says.sourceNeeded),
  sourceUrl: needed(says.sourceUrlNeeded),
  sourceRetrieved: needed(says.sourceDateNeeded),
  confidence: z.enum(["high", "medium"], says.confidenceUnknown),
});
export type EntryForm = z.output<typeof entryForm>;

/** Its entries as texts: what was left out is empty. */
export const textsOf = (form: Partial<Record<EntryField, string | null | undefined>>): EntryTexts =>
  Object.fromEntries(entryFields.map((field) => [field, form[field] ?? ""])) as EntryTexts;

/**
 * A cell that a spreadsheet would read as a formula gets a mark before it, which an import takes
 * away again.
 */
export const safeCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
export const plainCell = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
