import * as z from "zod/mini";
import { says as correctionSays } from "../corrections/sentences.ts";
import { jurisdictionCodes, resourceTypes } from "../directory/rules.ts";
import { says } from "./sentences.ts";
import { entryViews } from "./views.ts";
import { hourMs } from "../../core/time/durations.ts";
import { startOfDay } from "../../core/time/calendar.ts";

export const entryFilter = z.object({
  view: z._default(z.enum(entryViews), "current"),
  state: z.optional(z.nullable(z.string().check(z.maxLength(2, says.stateUnknown)))),
  type: z.optional(z.nullable(z.enum(resourceTypes))),
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, correctionSays.searchTooLong)))),
});
export type EntryFilter = z.input<typeof entryFilter>;

/** The editable fields of an entry, named as the columns of directory.csv. */
export const entryFields = [
  ...(["state", "city", "type", "kind", "name", "description", "contactInfo", "phone", "website"] as const),
  ...(["hours", "area", "counties", "source", "sourceUrl", "sourceRetrieved", "confidence"] as const),
  "location",
] as const;
export type EntryField = (typeof entryFields)[number];
export type EntryTexts = Record<EntryField, string>;

/** Whether the place may be known. */
export const entryLocations = ["public", "hidden"] as const;
/** If it is empty or missing in a file, the location of an entry stays as it is. */
export const locationColumn = "location" satisfies EntryField;

/**
 * The columns of a file, in order: those of directory.csv. `note` is ignored on import; `hint` is
 * the end of the description.
 */
export const entryColumns = [
  ...["key", "state", "city", "type", "kind", "name", "description", "contactInfo", "phone", "website"],
  ...["hours", "area", "counties", "hint", "source", "sourceUrl", "sourceRetrieved", "confidence", "note"],
  locationColumn,
];

export const maxFieldCharacters = 600;
/** Below the size limit of a call. */
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

/** One entry as typed. The server checks the directory's further rules. */
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
  /** If omitted, an entry keeps what it has: an older tool does not reveal a hidden place. */
  location: z.optional(z.nullable(z.enum(entryLocations, says.locationUnknown))),
});
export type EntryForm = z.output<typeof entryForm>;

export const maxConfirmedSource = 200;

/** How several entries were checked, on one day. */
export const confirmation = z.object({
  day: z.iso.date(says.dayNeeded),
  source: z
    .string(says.confirmedSourceNeeded)
    .check(
      z.trim(),
      z.minLength(1, says.confirmedSourceNeeded),
      z.maxLength(maxConfirmedSource, says.confirmedSourceTooLong),
    ),
});

/**
 * When entries were checked on a local day: at noon, and now at the latest. Null before that day.
 */
export function confirmedAtOf(zone: string, day: string, now: Date): Date | null {
  const begins = startOfDay(zone, day);
  if (begins > now) return null;
  return new Date(Math.min(begins.getTime() + 12 * hourMs, now.getTime()));
}

/** Its fields as text; omitted ones are empty, and the location is public. */
export const textsOf = (form: Partial<Record<EntryField, string | null | undefined>>): EntryTexts => ({
  ...(Object.fromEntries(entryFields.map((field) => [field, form[field] ?? ""])) as EntryTexts),
  location: form.location || entryLocations[0],
});

/**
 * A cell that a spreadsheet would read as a formula gets a mark in front, which an import removes.
 */
export const safeCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
export const plainCell = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
