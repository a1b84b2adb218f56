import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { SortDirection } from "../../core/graphql/desk-list.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import {
  correctionOrders,
  correctionProblems,
  correctionStates,
} from "../../../shared/community/corrections/rules.ts";
import {
  countCorrections,
  listCorrections,
  reopenCorrection,
  reportWrongEntry,
  resolveCorrection,
} from "./service.ts";
import { correctionChanges } from "./watch.ts";

const CorrectionProblem = builder.enumType("CorrectionProblem", { values: correctionProblems });
const CorrectionState = builder.enumType("CorrectionState", { values: correctionStates });
const CorrectionOrderField = builder.enumType("CorrectionOrderField", { values: correctionOrders });

const Correction = builder.prismaNode("Correction", {
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    problem: t.expose("problem", { type: CorrectionProblem }),
    details: t.exposeString("details", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    language: t.exposeString("language"),
    state: t.expose("state", { type: CorrectionState }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    resourceKey: t.exposeString("resourceKey"),
    resourceName: t.exposeString("resourceName"),
    contactInfo: t.exposeString("contactInfo"),
    resource: t.relation("resource", { nullable: true }),
    resolvedAt: t.expose("resolvedAt", { type: "DateTime", nullable: true }),
    resolvedBy: t.string({
      nullable: true,
      select: { resolvedBy: { select: { name: true } } },
      resolve: ({ resolvedBy }) => resolvedBy?.name ?? null,
    }),
  }),
});

const CorrectionFilterInput = builder.inputType("CorrectionFilter", {
  fields: (t) => ({
    state: t.field({ type: CorrectionState, required: false }),
    search: t.string({ required: false }),
  }),
});

const CorrectionOrder = builder.inputType("CorrectionOrder", {
  fields: (t) => ({
    field: t.field({ type: CorrectionOrderField }),
    direction: t.field({ type: SortDirection }),
  }),
});

const CorrectionConnection = connectionOf("Correction", Correction);

builder.queryField("corrections", (t) =>
  t.field({
    access: "readDesk",
    type: CorrectionConnection,
    args: {
      filter: t.arg({ type: CorrectionFilterInput, required: false }),
      order: t.arg({ type: CorrectionOrder, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, order, ...page }, context, info) => {
      const asked = {
        filter: filter ?? {},
        order: order ?? ({ field: "createdAt", direction: "descending" } as const),
      };
      return pageOf(page, {
        read: (slice) => listCorrections(context, asked, slice, selectedIn(context, info)),
        count: () => countCorrections(context, asked.filter),
      });
    },
  }),
);

mutation("reportWrongEntry", {
  access: "public",
  input: (t) => ({
    entry: t.string(),
    problem: t.field({ type: CorrectionProblem }),
    details: t.string({ required: false }),
    email: t.string({ required: false }),
    language: t.string({ required: false }),
  }),
  resolve: async ({ entry, ...form }, context) => {
    await reportWrongEntry(context, entry, form);
    return { entry };
  },
  payload: (t) => ({ entry: t.exposeString("entry") }),
});

rowMutation("resolveCorrection", ["correction", "Correction"], {
  access: "workDesk",
  input: idOf("report"),
  resolve: (input, context, selection) =>
    resolveCorrection(context, numberIn(input.id, "Correction"), selection),
});

rowMutation("reopenCorrection", ["correction", "Correction"], {
  access: "workDesk",
  input: idOf("report"),
  resolve: (input, context, selection) =>
    reopenCorrection(context, numberIn(input.id, "Correction"), selection),
});

builder.subscriptionField("correctionChanged", (t) =>
  t.field({
    access: "readDesk",
    type: Correction,
    nullable: true,
    subscribe: (_root, _args, context) => correctionChanges.watch(context),
    resolve: (change, _args, context) => correctionChanges.row(context, change),
  }),
);
