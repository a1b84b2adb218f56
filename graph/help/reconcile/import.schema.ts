import { builder } from "../../core/graphql/builder.ts";
import { globalIdOf, numberIn } from "../../core/graphql/ids.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { listVendors } from "../vendors/service.ts";
import { importStatement, type CheckedLine } from "./import.ts";
import { StatementVerdict, usd } from "./schema.ts";

/** Not the vendor itself, with its dispatches: a treasurer only names whose file it is. */
const StatementVendor = builder.objectRef<{ id: number; name: string }>("StatementVendor").implement({
  description: "A provider that sends statements.",
  access: "through",
  fields: (t) => ({
    vendorId: t.string({
      description: "The ID that `importStatement` takes.",
      resolve: ({ id }) => globalIdOf("Vendor", id),
    }),
    name: t.exposeString("name", { description: "Its name." }),
  }),
});

builder.queryField("statementVendors", (t) =>
  t.field({
    access: "readMoney",
    description: "Providers that send statements, in list order.",
    type: [StatementVendor],
    resolve: (_root, _args, context) => listVendors(context),
  }),
);

const Checked = builder.objectRef<CheckedLine>("CheckedStatementLine").implement({
  description: "One line of a file, compared with the dispatches.",
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line in the file." }),
    code: t.exposeString("code", { description: "Last four characters of the code or confirmation number." }),
    on: t.field({
      description: "The day that the provider names. Null if the line is wrong.",
      type: "Date",
      nullable: true,
      resolve: ({ on }) => on && columnDay(on),
    }),
    amount: t.field({
      description: "What the provider asks for. Null if the line is wrong.",
      type: "USD",
      nullable: true,
      resolve: ({ cents }) => usd(cents),
    }),
    verdict: t.field({
      description: "What comparing it with the dispatches found. Null if the line is wrong.",
      type: StatementVerdict,
      nullable: true,
      resolve: ({ verdict }) => verdict,
    }),
    column: t.exposeString("column", {
      description: "The column that is wrong. Null if the line could be read, or is wrong as a whole.",
      nullable: true,
    }),
    problem: t.exposeString("problem", {
      description: "What is wrong. Null if the line could be read.",
      nullable: true,
    }),
  }),
});

mutation("importStatement", {
  access: "confirmMoney",
  description:
    "Compares a provider's statement with the dispatches. Lines that match are paid, and differences become tasks. INVALID names `csv`; a dry run lists wrong lines instead. CONFLICT if a dispatch changed meanwhile. NOT_FOUND.",
  input: (t) => ({
    vendor: t.globalID({ description: "Relay global ID of the provider." }),
    name: t.string({ description: "Name of the file, for the list of differences." }),
    csv: t.string({
      description:
        "The file, with the columns code (or confirmation number), date and amount, separated by commas, semicolons or tabs. At most 1,000 lines.",
    }),
    isDryRun: t.boolean({ description: "True only checks the file." }),
  }),
  resolve: ({ vendor, ...file }, context) =>
    importStatement(context, { ...file, vendorId: numberIn(vendor, "Vendor") }),
  payload: (t) => ({
    lines: t.field({ description: "Every row of the file.", type: [Checked], resolve: ({ lines }) => lines }),
    skipped: t.expose("skipped", { description: "Lines that are no rows.", type: [SkippedLine] }),
    added: t.exposeInt("added", {
      description: "How many lines were saved. 0 in a dry run, and for a file that was imported before.",
    }),
    isKnown: t.exposeBoolean("isKnown", { description: "This file was imported before." }),
  }),
});
