import { builder } from "../core/graphql/builder.ts";
import { exportEntries, importEntries, outcomes, planImport, type Plan, type PlannedLine } from "./files.ts";

const ImportOutcome = builder.enumType("ImportOutcome", { values: outcomes });

builder.queryFields((t) => ({
  directoryFile: t.string({
    access: "admin",
    description:
      "The directory as a CSV file with the columns that an import takes. No cell is a formula for a spreadsheet.",
    args: { state: t.arg.string({ required: false, description: "Of one state; of all without it." }) },
    resolve: (_root, { state }, context) => exportEntries(context, state),
  }),
}));

const FieldChange = builder.objectRef<PlannedLine["changes"][number]>("EntryFieldChange").implement({
  access: "through",
  description: "A column that an import changes.",
  fields: (t) => ({
    field: t.exposeString("field"),
    before: t.exposeString("before"),
    after: t.exposeString("after"),
  }),
});

const ImportLine = builder.objectRef<PlannedLine>("EntryImportLine").implement({
  access: "through",
  description: "What an import does with a line of the file.",
  fields: (t) => ({
    line: t.exposeInt("line"),
    key: t.exposeString("key", { description: "Empty for a new entry." }),
    name: t.exposeString("name"),
    outcome: t.expose("outcome", { type: ImportOutcome }),
    changes: t.expose("changes", { type: [FieldChange] }),
    problem: t.exposeString("problem", { nullable: true, description: "Why it is refused." }),
  }),
});

const importPayload = (name: string) =>
  builder.objectRef<Plan>(name).implement({
    fields: (t) => ({
      lines: t.expose("lines", { type: [ImportLine] }),
      hash: t.exposeString("hash", { description: "Of all that is shown, for the import itself." }),
    }),
  });

const csv = "With the columns of the directory's file; at most 700,000 characters and 2000 rows.";
const CheckEntriesInput = builder.inputType("CheckEntriesInput", {
  fields: (t) => ({ csv: t.string({ description: csv }) }),
});
const ImportEntriesInput = builder.inputType("ImportEntriesInput", {
  fields: (t) => ({
    csv: t.string({ description: csv }),
    hash: t.string({ description: "As the check told it." }),
  }),
});

builder.mutationFields((t) => ({
  checkEntries: t.field({
    access: "admin",
    type: importPayload("CheckEntriesPayload"),
    description: "A dry run: what an import of this file would do, line by line. INVALID with fields.",
    args: { input: t.arg({ type: CheckEntriesInput }) },
    resolve: (_root, { input }, context) => planImport(context, input.csv),
  }),
  importEntries: t.field({
    access: "admin",
    type: importPayload("ImportEntriesPayload"),
    description:
      "Does exactly what the check showed, all of it or nothing; refused lines stay out. CONFLICT when the file or the directory has changed since; INVALID.",
    args: { input: t.arg({ type: ImportEntriesInput }) },
    resolve: (_root, { input }, context) => importEntries(context, input.csv, input.hash),
  }),
}));
