import { builder } from "../core/graphql/builder.ts";
import { exportEntries, importEntries, outcomes, planImport, type Plan, type PlannedLine } from "./files.ts";

const ImportOutcome = builder.enumType("ImportOutcome", { values: outcomes });

builder.queryFields((t) => ({
  directoryFile: t.string({
    access: "admin",
    args: { state: t.arg.string({ required: false }) },
    resolve: (_root, { state }, context) => exportEntries(context, state),
  }),
}));

const FieldChange = builder.objectRef<PlannedLine["changes"][number]>("EntryFieldChange").implement({
  access: "through",
  fields: (t) => ({
    field: t.exposeString("field"),
    before: t.exposeString("before"),
    after: t.exposeString("after"),
  }),
});

const ImportLine = builder.objectRef<PlannedLine>("EntryImportLine").implement({
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line"),
    key: t.exposeString("key"),
    name: t.exposeString("name"),
    outcome: t.expose("outcome", { type: ImportOutcome }),
    changes: t.expose("changes", { type: [FieldChange] }),
    problem: t.exposeString("problem", { nullable: true }),
  }),
});

const importPayload = (name: string) =>
  builder.objectRef<Plan>(name).implement({
    fields: (t) => ({
      lines: t.expose("lines", { type: [ImportLine] }),
      hash: t.exposeString("hash"),
    }),
  });

const CheckEntriesInput = builder.inputType("CheckEntriesInput", {
  fields: (t) => ({ csv: t.string() }),
});
const ImportEntriesInput = builder.inputType("ImportEntriesInput", {
  fields: (t) => ({
    csv: t.string(),
    hash: t.string(),
  }),
});

builder.mutationFields((t) => ({
  checkEntries: t.field({
    access: "admin",
    type: importPayload("CheckEntriesPayload"),
    args: { input: t.arg({ type: CheckEntriesInput }) },
    resolve: (_root, { input }, context) => planImport(context, input.csv),
  }),
  importEntries: t.field({
    access: "admin",
    type: importPayload("ImportEntriesPayload"),
    args: { input: t.arg({ type: ImportEntriesInput }) },
    resolve: (_root, { input }, context) => importEntries(context, input.csv, input.hash),
  }),
}));
