import { builder } from "../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import { exportEntries, importEntries, outcomes, planImport, type Plan, type PlannedLine } from "./files.ts";

const ImportOutcome = builder.enumType("ImportOutcome", { values: outcomes });

builder.queryFields((t) => ({
  directoryFile: t.string({
    access: "readDesk",
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

const importPayload: Payload<Plan> = (t) => ({
  lines: t.expose("lines", { type: [ImportLine] }),
  skipped: t.expose("skipped", { type: [SkippedLine] }),
  hash: t.exposeString("hash"),
});

mutation("checkEntries", {
  access: "workDesk",
  input: (t) => ({ csv: t.string() }),
  resolve: (input, context) => planImport(context, input.csv),
  payload: (t) => importPayload(t),
});

mutation("importEntries", {
  access: "workDesk",
  input: (t) => ({
    csv: t.string(),
    hash: t.string(),
  }),
  resolve: (input, context) => importEntries(context, input.csv, input.hash),
  payload: (t) => importPayload(t),
});
