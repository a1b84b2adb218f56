import { typeOf } from "../../core/graphql/pages.ts";
import { builder } from "../../core/graphql/builder.ts";
import { globalIdIn, globalIdOf, numberIn } from "../../core/graphql/ids.ts";
import { type InputFields, mutation, type Payload, rowMutation } from "../../core/graphql/mutations.ts";
import {
  addEntry,
  bringEntryBack,
  changeEntry,
  confirmEntry,
  retireEntry,
  type ExpectedEntry,
} from "./acts.ts";
import { confirmEntries, undoConfirmations, type EntryDone } from "./confirm-many.ts";
import type { EntryField } from "../../../shared/community/entries/rules.ts";

const EntryFormInput = builder.inputType("EntryFormInput", {
  description:
    "Texts of a directory entry, under the rules of the directory file. Each has at most 600 characters.",
  fields: (t) => {
    const text = (description: string) => t.string({ description, required: false });
    return {
      state: text("Two-letter state code, or `US` for a national line. Required."),
      city: text("City of the office or shelter."),
      type: text("Kind of help, as in the directory file. Required."),
      kind: text("Specialty, as in `Resource.kind`."),
      name: text("Name of the organization. Required."),
      description: text("Description in English."),
      contactInfo: text("Phone numbers, addresses and websites, joined by “ or ”."),
      phone: text("Main phone number."),
      website: text("Web address."),
      hours: text("Opening hours in English."),
      area: text("Service area: `national`, `statewide`, `regional`, `county`, or the name of a city."),
      counties: text("Counties that it serves."),
      source: text("Name of the source."),
      sourceUrl: text("Web address of the source."),
      sourceRetrieved: text("Date when the source was read, as YYYY-MM-DD."),
      confidence: text("`high` or `medium`."),
      location: text(
        "`hidden` if the place must stay secret: then the contact is phone numbers only, city, counties and website are empty, the area is `statewide`, and no text names a street. Otherwise `public`. If omitted, an entry keeps what it has.",
      ),
    } satisfies Record<EntryField, unknown>;
  },
});

const naming = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the entry." }),
  version: t.int(),
  correction: t.id({
    description: "Relay global ID of a report about the entry. It is resolved in the same step.",
    required: false,
  }),
});

interface Named {
  id: Parameters<typeof numberIn>[0];
  version: number;
  correction?: string | null | undefined;
}

const shownIn = ({ id, version, correction }: Named): ExpectedEntry => ({
  id: numberIn(id, "Resource"),
  version,
  ...(correction && { correction: numberIn(globalIdIn(correction), "Correction") }),
});

rowMutation("addEntry", ["entry", "Resource"], {
  access: "workDesk",
  description: "Adds a directory entry. INVALID with `fields`.",
  input: (t) => ({ entry: t.field({ description: "Texts of the entry.", type: EntryFormInput }) }),
  resolve: (input, context, selection) => addEntry(context, input.entry, selection),
});

rowMutation("changeEntry", ["entry", "Resource"], {
  access: "workDesk",
  description:
    "Changes a directory entry. New contact details need a new confirmation. INVALID with `fields`. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the entry." }),
    version: t.int(),
    correction: t.id({
      description: "Relay global ID of a report about the entry. It is resolved in the same step.",
      required: false,
    }),
    entry: t.field({ description: "New texts of the entry.", type: EntryFormInput }),
  }),
  resolve: (input, context, selection) => changeEntry(context, shownIn(input), input.entry, selection),
});

rowMutation("confirmEntry", ["entry", "Resource"], {
  access: "workDesk",
  description:
    "Records that an administrator called and the entry is correct. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
  input: naming,
  resolve: (input, context, selection) => confirmEntry(context, shownIn(input), selection),
});

const ShownEntryInput = builder.inputType("ShownEntryInput", {
  description: "An entry as it was shown.",
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the entry." }),
    version: t.int({ description: "`version` of the entry when it was shown." }),
  }),
});

const EntryResult = builder.objectRef<EntryDone>("EntryResult").implement({
  description: "The result for one entry of a bulk action.",
  access: "through",
  fields: (t) => ({
    id: t.string({
      description: "Relay global ID of the entry.",
      resolve: ({ key }) => globalIdOf("Resource", key.id),
    }),
    entry: t.field({
      description: "The changed entry. Null if it was refused.",
      type: typeOf("Resource"),
      nullable: true,
      resolve: ({ row }) => row,
    }),
    refusal: t.exposeString("refusal", {
      description: "Why it was not done. Null if it was.",
      nullable: true,
    }),
  }),
});

const entryResults: Payload<{ results: EntryDone[] }> = (t) => ({
  results: t.expose("results", {
    description: "One result for each entry, in the order sent.",
    type: [EntryResult],
  }),
});

mutation("confirmEntries", {
  access: "workDesk",
  description:
    "Confirms several entries that were checked on the same day with the same source. Each is decided for itself: one that changed since, or was confirmed later, is refused by name. INVALID with `fields`.",
  input: (t) => ({
    entries: t.field({ description: "1 to 50 entries, as they were shown.", type: [ShownEntryInput] }),
    day: t.string({ description: "The day of the check, as YYYY-MM-DD. Not in the future." }),
    source: t.string({ description: "What they were checked with. 1 to 200 characters." }),
  }),
  resolve: async ({ entries, ...input }, context) => ({
    results: await confirmEntries(context, entries.map(shownIn), input),
  }),
  payload: (t) => entryResults(t),
});

mutation("undoConfirmations", {
  access: "workDesk",
  description:
    "Gives entries back the confirmation that the caller's own last one replaced. An entry that changed since is refused by name. INVALID.",
  input: (t) => ({
    entries: t.field({ description: "1 to 50 entries, as they were shown.", type: [ShownEntryInput] }),
  }),
  resolve: async ({ entries }, context) => ({
    results: await undoConfirmations(context, entries.map(shownIn)),
  }),
  payload: (t) => entryResults(t),
});

rowMutation("retireEntry", ["entry", "Resource"], {
  access: "workDesk",
  description:
    "Removes an entry from every list. References to it stay. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
  input: naming,
  resolve: (input, context, selection) => retireEntry(context, shownIn(input), selection),
});

rowMutation("bringEntryBack", ["entry", "Resource"], {
  access: "workDesk",
  description:
    "Restores a retired entry to the lists. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
  input: naming,
  resolve: (input, context, selection) => bringEntryBack(context, shownIn(input), selection),
});
