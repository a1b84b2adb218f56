import * as z from "zod/mini";
import { parse, parseId } from "../core/errors.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { route, type Routes } from "../core/http/rest.ts";
import { addEntry, bringEntryBack, changeEntry, confirmEntry, retireEntry } from "./acts.ts";
import { importEntries, outcomes, planImport } from "./files.ts";
import { countEntries, listEntries } from "./list.ts";
import { entryColumns, entryFields, entryFilter, entryForm, type EntryField } from "./rules.shared.ts";
import { textsIn } from "./texts.ts";

const moment = z.nullable(z.iso.datetime());
const name = z.nullable(z.string());
const entry = z.object({
  id: z.number(),
  key: z.string(),
  version: z.number(),
  ...(Object.fromEntries(entryFields.map((field) => [field, z.string()])) as Record<
    EntryField,
    z.ZodMiniString
  >),
  isRetired: z.boolean(),
  ...{ editedAt: moment, editedBy: name, confirmedAt: moment, confirmedBy: name },
});

type Entry = Awaited<ReturnType<typeof addEntry>>;

const shown = (row: Entry): z.output<typeof entry> => ({
  ...{ id: row.id, key: row.key, version: row.version },
  ...textsIn(row),
  isRetired: row.retiredAt !== null,
  ...{ editedAt: row.editedAt?.toISOString() ?? null, editedBy: row.editedBy },
  ...{ confirmedAt: row.confirmedAt?.toISOString() ?? null, confirmedBy: row.confirmedBy },
});

const one = z.object({ success: z.literal(true), entry });
const answer = (row: Entry): z.output<typeof one> => ({ success: true, entry: shown(row) });

const wrongVersion = "version must be that of the entry that was read, a whole number";
const read = z.object({
  version: z.int(wrongVersion).check(z.minimum(0, wrongVersion), z.maximum(2_147_483_646, wrongVersion)),
});
const csv = z.string("csv must be the text of a file with the directory's columns");
const plan = z.object({
  success: z.literal(true),
  lines: z.array(
    z.object({
      ...{ line: z.number(), key: z.string(), name: z.string(), outcome: z.enum(outcomes), problem: name },
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  hash: z.string(),
});

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
const slower = "409, with who, when it was changed since.";

/** The desk of the directory for tools. What the public reported stands with the reports, which people settle. */
export const entryRoutes: Routes = {
  "GET /api/admin/directory-entries": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { query: { view: "unconfirmed", state: "TX", search: "pantry" } },
      summary:
        "The entries of the directory, 25 a page: what nobody has called first, then what was called longest ago. `view` is current, unconfirmed, reported, edited or retired; `state`, `type` and `search` narrow it, and a `Link` header leads to the next `page`.",
      query: z.extend(entryFilter, { page: z.optional(z.string()) }),
      answer: z.object({ success: z.literal(true), total: z.number(), entries: z.array(entry) }),
    },
    async (context, { query: { page: asked, ...filter } }) => {
      const page = asked === undefined ? 1 : parseId(asked, "page");
      const total = await countEntries(context, filter);
      const rows = await listEntries(context, { filter, page }, {});
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
      access: "admin",
      scope: "directory:write",
      example: { body: pantry },
      summary: "A new entry by the rules of the directory's file, in every list from now on.",
      form: entryForm,
      answer: one,
      status: 201,
    },
    async (context, { body }) => answer(await addEntry(context, body)),
  ),
  "POST /api/admin/directory-entries/:id/confirm": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 0 } },
      summary: `Somebody called: the entry is right as it is. It is written down who says so. ${slower}`,
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await confirmEntry(context, { id: parseId(params["id"]), ...body })),
  ),
  "PUT /api/admin/directory-entries/:id": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 1, ...pantry, hours: "Mon-Fri 9am-5pm" } },
      summary: `The entry's whole text, with the source and its day; what is left out is emptied. Another way to reach it is to be confirmed anew. ${slower}`,
      form: z.extend(entryForm, read.shape),
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await changeEntry(context, { id: parseId(params["id"]), ...parse(read, body) }, body)),
  ),
  "POST /api/admin/directory-entries/:id/retire": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 2 } },
      summary: `Off every list; what refers to it keeps it. ${slower}`,
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await retireEntry(context, { id: parseId(params["id"]), ...body })),
  ),
  "POST /api/admin/directory-entries/:id/bring-back": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { params: { id: "1" }, body: { version: 3 } },
      summary: `In the lists again. ${slower}`,
      body: read,
      answer: one,
    },
    async (context, { params, body }) =>
      answer(await bringEntryBack(context, { id: parseId(params["id"]), ...body })),
  ),
  "POST /api/admin/directory-entries/check": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { body: { csv: file } },
      summary:
        "A dry run: what an import of this file would do, line by line. At most 700,000 characters and 2000 rows; an empty key is a new entry.",
      body: z.object({ csv }),
      answer: plan,
    },
    async (context, { body }) => ({ success: true, ...(await planImport(context, body.csv)) }),
  ),
  "POST /api/admin/directory-entries/import": route(
    {
      access: "admin",
      scope: "directory:write",
      example: { body: { csv: file, hash: "as the check told it" } },
      summary:
        "Does exactly what the check showed, all of it or nothing; refused lines stay out. `hash` is the check's. 409 when the file or the directory has changed since.",
      body: z.object({ csv, hash: z.string("hash must be what the check of this file told") }),
      answer: plan,
    },
    async (context, { body }) => ({ success: true, ...(await importEntries(context, body.csv, body.hash)) }),
  ),
};
