import * as z from "zod/mini";
import { parse, parseId } from "../../core/errors.ts";
import { rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { addEntry, bringEntryBack, changeEntry, confirmEntry, retireEntry } from "./acts.ts";
import { importEntries, outcomes, planImport } from "./files.ts";
import { countEntries, listEntries } from "./list.ts";
import {
  entryColumns,
  entryFields,
  entryFilter,
  entryForm,
  maxCsvCharacters,
  type EntryField,
} from "../../../shared/community/entries/rules.ts";
import { says } from "../../../shared/community/entries/sentences.ts";
import { textsIn } from "./texts.ts";

const moment = z.nullable(z.iso.datetime());
const name = z.nullable(z.string());
const entry = component(
  "DirectoryEntry",
  z.object({
    id: z.number(),
    key: z.string(),
    version: z.number(),
    ...(Object.fromEntries(entryFields.map((field) => [field, z.string()])) as Record<
      EntryField,
      z.ZodMiniString
    >),
    isRetired: z.boolean(),
    ...{ editedAt: moment, editedBy: name, confirmedAt: moment, confirmedBy: name },
  }),
);

type Entry = Awaited<ReturnType<typeof addEntry>>;

const shown = (row: Entry): z.output<typeof entry> => ({
  ...{ id: row.id, key: row.key, version: row.version },
  ...textsIn(row),
  isRetired: row.retiredAt !== null,
  ...{ editedAt: row.editedAt?.toISOString() ?? null, editedBy: row.editedBy },
  ...{ confirmedAt: row.confirmedAt?.toISOString() ?? null, confirmedBy: row.confirmedBy },
});

const one = component("DirectoryEntryResult", z.object({ success: z.literal(true), entry }));
const answer = (row: Entry): z.output<typeof one> => ({ success: true, entry: shown(row) });

const wrongVersion = "version must be that of the entry that was read, a whole number";
const read = component(
  "EntryVersion",
  z.object({
    version: z.int(wrongVersion).check(z.minimum(0, wrongVersion), z.maximum(2_147_483_646, wrongVersion)),
  }),
);
const csv = z
  .string("csv must be the text of a file with the directory's columns")
  .check(z.maxLength(maxCsvCharacters, says.fileTooLarge));
const plan = component(
  "ImportPlan",
  z.object({
    success: z.literal(true),
    lines: z.array(
      z.object({
        ...{ line: z.number(), key: z.string(), name: z.string(), outcome: z.enum(outcomes), problem: name },
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    skipped: z.array(z.object({ line: z.number(), text: z.string() })),
    hash: z.string(),
  }),
);

const pantry = {
  ...{ state: "TX", city: "Houston", type: "food", name: "Harbor Pantry" },
  ...{ description: "Groceries once a week.", contactInfo: "help@pantry.example.org" },
  ...{ hours: "Mon-Fri 8am-4pm", area: "Houston", source: "A call to the pantry" },
  ...{ sourceUrl: "https://pantry.example.org", sourceRetrieved: "2026-11-20", confidence: "high" },
};
const file = [
  entryColumns,
  entryColumns.map((column) => ({ ...pantry, name: "Bay Pantry" })[column as keyof typeof pantry] ?? ""),
]
  .map((cells) => cells.join(","))
  .join("\n");

/** The directory desk for tools. Reports from the public are resolved by people. */
export const entryRoutes: Routes = {
  "GET /api/admin/directory-entries": route(
    {
      access: "readDesk",
      scope: "directory:write",
      example: { query: { view: "unconfirmed", state: "TX", search: "pantry" } },
      operationId: "listDirectoryEntries",
      isPaged: true,
      tag: "Directory administration",
      summary: "List directory entries for administrators.",
      description:
        "25 entries on a page. Unconfirmed entries come first, then those confirmed longest ago. The `Link` header points to the next page.",
      query: z.extend(entryFilter, { page: z.optional(z.string()) }),
      answer: z.object({ success: z.literal(true), total: z.number(), entries: z.array(entry) }),
    },
    async (context, { query: { page: asked, ...filter } }) => {
      const page = asked === undefined ? 1 : parseId(asked, "page");
      const total = await countEntries(context, filter);
      const after = (page - 1) * rowsPerPage;
      const rows = await listEntries(context, filter, { after, take: rowsPerPage }, {});
      if (rows.length === rowsPerPage && page * rowsPerPage < total) {
        const given = Object.entries({ ...filter, page: page + 1 }).filter(([, value]) => value);
        const next = new URLSearchParams(given.map(([field, value]) => [field, String(value)]));
        context.setNextPage?.(`/api/admin/directory-entries?${next}`);
      }
      return { success: true, total, entries: rows.map(shown) };
    },
  ),
  "POST /api/admin/directory-entries": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { body: pantry },
      operationId: "addDirectoryEntry",
      tag: "Directory administration",
      summary: "Add a directory entry.",
      description: "It must follow the rules of the directory file.",
      form: entryForm,
      answer: one,
      status: 201,
    },
    async (context, { body }) => answer(await addEntry(context, body)),
  ),
  "POST /api/admin/directory-entries/:id/confirm": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 0 } },
      operationId: "confirmDirectoryEntry",
      tag: "Directory administration",
      summary: "Confirm that a directory entry is correct.",
      description: "Records that someone called. 409, with the name, if the entry changed since.",
      refusals: ["CONFLICT"],
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await confirmEntry(context, { id: parseId(params["id"]), ...body })),
  ),
  "PUT /api/admin/directory-entries/:id": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 1, ...pantry, hours: "Mon-Fri 9am-5pm" } },
      operationId: "updateDirectoryEntry",
      tag: "Directory administration",
      summary: "Replace the texts of a directory entry.",
      description:
        "Omitted fields are emptied. New contact details need a new confirmation. 409, with the name, if the entry changed since.",
      refusals: ["CONFLICT"],
      form: z.extend(entryForm, read.shape),
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await changeEntry(context, { id: parseId(params["id"]), ...parse(read, body) }, body)),
  ),
  "POST /api/admin/directory-entries/:id/retire": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 2 } },
      operationId: "retireDirectoryEntry",
      tag: "Directory administration",
      summary: "Remove a directory entry from the lists.",
      description: "References to it stay. 409, with the name, if the entry changed since.",
      refusals: ["CONFLICT"],
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await retireEntry(context, { id: parseId(params["id"]), ...body })),
  ),
  "POST /api/admin/directory-entries/:id/bring-back": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 3 } },
      operationId: "restoreDirectoryEntry",
      tag: "Directory administration",
      summary: "Restore a retired directory entry.",
      description: "409, with the name, if the entry changed since.",
      refusals: ["CONFLICT"],
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await bringEntryBack(context, { id: parseId(params["id"]), ...body })),
  ),
  "POST /api/admin/directory-entries/check": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { body: { csv: file } },
      operationId: "checkDirectoryImport",
      tag: "Directory administration",
      summary: "Try an import of directory entries.",
      description:
        "Saves nothing. Answers what the import would do with each line. An empty key is a new entry.",
      body: z.object({ csv }),
      answer: plan,
    },
    async (context, { body }) => ({ success: true, ...(await planImport(context, body.csv)) }),
  ),
  "POST /api/admin/directory-entries/import": route(
    {
      access: "workDesk",
      scope: "directory:write",
      example: { body: { csv: file, hash: "as the check told it" } },
      operationId: "importDirectoryEntries",
      tag: "Directory administration",
      summary: "Import directory entries.",
      description:
        "Imports a checked file in one step, without the refused lines. 409 if the file or the directory changed since the check.",
      refusals: ["CONFLICT"],
      body: z.object({ csv, hash: z.string("hash must be what the check of this file told") }),
      answer: plan,
    },
    async (context, { body }) => ({ success: true, ...(await importEntries(context, body.csv, body.hash)) }),
  ),
};
