import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage, SortDirection } from "../core/graphql/desk-list.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { correctionOrders, correctionProblems, correctionStates } from "./rules.shared.ts";
import {
  countCorrections,
  listCorrections,
  reopenCorrection,
  reportWrongEntry,
  resolveCorrection,
  type Listed,
} from "./service.ts";
import { readChanged, watchCorrections } from "./watch.ts";

const CorrectionProblem = builder.enumType("CorrectionProblem", { values: correctionProblems });
const CorrectionState = builder.enumType("CorrectionState", { values: correctionStates });
const CorrectionOrderField = builder.enumType("CorrectionOrderField", { values: correctionOrders });

const Correction = builder.prismaNode("Correction", {
  access: { byId: "admin" },
  description: "What somebody found wrong with an entry of the directory, for administrators.",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    problem: t.expose("problem", { type: CorrectionProblem }),
    details: t.exposeString("details", { nullable: true }),
    email: t.exposeString("email", { nullable: true, description: "Only where it was given." }),
    language: t.exposeString("language", { description: "`en`, `es` or `fr`: the reader's." }),
    state: t.expose("state", { type: CorrectionState }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    resourceKey: t.exposeString("resourceKey", { description: "Its line in the directory's file." }),
    resourceName: t.exposeString("resourceName", { description: "As it was called then." }),
    contactInfo: t.exposeString("contactInfo", { description: "As it was shown then." }),
    resource: t.relation("resource", { nullable: true, description: "As it is now; null when it is gone." }),
    resolvedAt: t.expose("resolvedAt", { type: "DateTime", nullable: true }),
    resolvedBy: t.string({
      nullable: true,
      select: { resolvedBy: { select: { name: true } } },
      description: "The administrator's name; null while it is open, and when the account is gone.",
      resolve: ({ resolvedBy }) => resolvedBy?.name ?? null,
    }),
  }),
});

const CorrectionFilterInput = builder.inputType("CorrectionFilter", {
  fields: (t) => ({
    state: t.field({ type: CorrectionState, required: false }),
    search: t.string({
      required: false,
      description: "Words of the entry's name or key, or of the report; at most 100 characters.",
    }),
  }),
});

const CorrectionOrder = builder.inputType("CorrectionOrder", {
  fields: (t) => ({
    field: t.field({ type: CorrectionOrderField }),
    direction: t.field({ type: SortDirection }),
  }),
});

const CorrectionList = builder.objectRef<Listed>("CorrectionList").implement({
  access: "through",
  description: "One page of the reports that a filter finds.",
  fields: (t) => ({
    total: t.int({
      description: "How many the filter finds in all.",
      resolve: ({ filter }, _args, context) => countCorrections(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.prismaField({
      type: [Correction],
      resolve: (query, asked, _args, context) => listCorrections(context, asked, query),
    }),
  }),
});

builder.queryField("corrections", (t) =>
  t.field({
    access: "admin",
    type: CorrectionList,
    description: "What was reported as wrong in the directory; the newest first where no order is asked for.",
    args: {
      filter: t.arg({ type: CorrectionFilterInput, required: false }),
      order: t.arg({ type: CorrectionOrder, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, order, page }) => ({
      filter: filter ?? {},
      order: order ?? { field: "createdAt", direction: "descending" },
      page,
    }),
  }),
);

const ReportWrongEntryInput = builder.inputType("ReportWrongEntryInput", {
  fields: (t) => ({
    entry: t.string({ description: "The entry's key, e.g. `res-tx-3`." }),
    problem: t.field({ type: CorrectionProblem }),
    details: t.string({
      required: false,
      description: "At most 500 characters; required for `other`.",
    }),
    email: t.string({ required: false }),
    language: t.string({ required: false, description: "`en`, `es` or `fr`." }),
  }),
});

const ReportWrongEntryPayload = builder.objectRef<{ entry: string }>("ReportWrongEntryPayload").implement({
  fields: (t) => ({ entry: t.exposeString("entry", { description: "The key of the entry." }) }),
});

builder.mutationFields((t) => ({
  reportWrongEntry: t.field({
    access: "public",
    type: ReportWrongEntryPayload,
    description:
      "Tells the administrators that an entry of the directory is wrong. INVALID with fields; NOT_FOUND; RATE_LIMITED for the sixth in an hour from one address.",
    args: { input: t.arg({ type: ReportWrongEntryInput }) },
    resolve: async (_root, { input: { entry, ...form } }, context) => {
      await reportWrongEntry(context, entry, form);
      return { entry };
    },
  }),
  resolveCorrection: t.field({
    access: "admin",
    type: payloadWith("ResolveCorrectionPayload", "correction", "Correction"),
    description: "The entry was mended or found right. CONFLICT when somebody said so before.",
    args: { input: t.arg({ type: inputNaming("ResolveCorrectionInput", "The report.") }) },
    resolve: (_root, { input }, context, info) =>
      resolveCorrection(context, numberIn(input.id, "Correction"), askedOf("correction", context, info)),
  }),
  reopenCorrection: t.field({
    access: "admin",
    type: payloadWith("ReopenCorrectionPayload", "correction", "Correction"),
    description: "Takes a resolution back: the report is open again. CONFLICT when it is open already.",
    args: { input: t.arg({ type: inputNaming("ReopenCorrectionInput", "The report.") }) },
    resolve: (_root, { input }, context, info) =>
      reopenCorrection(context, numberIn(input.id, "Correction"), askedOf("correction", context, info)),
  }),
}));

builder.subscriptionField("correctionChanged", (t) =>
  t.field({
    access: "admin",
    type: Correction,
    nullable: true,
    description: "Each report that is new, resolved or open again.",
    subscribe: (_root, _args, context) => watchCorrections(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
