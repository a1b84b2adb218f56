import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import { exportEntries, importEntries, outcomes, planImport, type Plan, type PlannedLine } from "./files.ts";

const ImportOutcome = builder.enumType("ImportOutcome", {
  description: "What an import does with a line.",
  values: valuesOf(outcomes, {
    changed: "It changes an entry.",
    new: "It adds an entry.",
    refused: "The line is invalid and is skipped.",
    unchanged: "The entry already has these values.",
  }),
});

builder.queryFields((t) => ({
  directoryFile: t.string({
    access: "readDesk",
    description:
      "The directory as CSV text that `importEntries` accepts. No cell can run as a spreadsheet formula.",
    args: {
      state: t.arg.string({ description: "Two-letter state code. Omit it for all states.", required: false }),
    },
    resolve: (_root, { state }, context) => exportEntries(context, state),
  }),
}));

const FieldChange = builder.objectRef<PlannedLine["changes"][number]>("EntryFieldChange").implement({
  description: "A column that an import changes.",
  access: "through",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the column." }),
    before: t.exposeString("before", { description: "Current value." }),
    after: t.exposeString("after", { description: "New value." }),
  }),
});

const ImportLine = builder.objectRef<PlannedLine>("EntryImportLine").implement({
  description: "What an import does with one line of the file.",
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line number in the file." }),
    key: t.exposeString("key", { description: "Key of the entry. Empty for a new entry." }),
    name: t.exposeString("name", { description: "Name of the entry." }),
    outcome: t.expose("outcome", { description: "What happens to the entry.", type: ImportOutcome }),
    changes: t.expose("changes", { description: "Columns that the import changes.", type: [FieldChange] }),
    problem: t.exposeString("problem", {
      description: "Why the line is refused. Null if it is not.",
      nullable: true,
    }),
  }),
});

const importPayload: Payload<Plan> = (t) => ({
  lines: t.expose("lines", { description: "What the import does with each line.", type: [ImportLine] }),
  skipped: t.expose("skipped", { description: "Lines that are no rows.", type: [SkippedLine] }),
  hash: t.exposeString("hash", { description: "Hash of the result. Pass it to `importEntries`." }),
});

mutation("checkEntries", {
  access: "workDesk",
  description: "Tries an import without saving it. INVALID with `fields`.",
  input: (t) => ({
    csv: t.string({
      description:
        "CSV text with the columns of the directory file. At most 700,000 characters and 2000 rows.",
    }),
  }),
  resolve: (input, context) => planImport(context, input.csv),
  payload: (t) => importPayload(t),
});

mutation("importEntries", {
  access: "workDesk",
  description:
    "Imports a checked file in one step, without the refused lines. INVALID. CONFLICT if the file or the directory changed since the check.",
  input: (t) => ({
    csv: t.string({
      description: "The same CSV text as in the check. At most 700,000 characters and 2000 rows.",
    }),
    hash: t.string({ description: "`hash` from `checkEntries`." }),
  }),
  resolve: (input, context) => importEntries(context, input.csv, input.hash),
  payload: (t) => importPayload(t),
});
