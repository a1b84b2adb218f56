import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
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

const CorrectionProblem = builder.enumType("CorrectionProblem", {
  description: "What is wrong with a directory entry.",
  values: valuesOf(correctionProblems, {
    address: "The address is wrong.",
    closed: "The place has closed.",
    number: "The phone number is wrong.",
    other: "Something else. `details` explains it.",
  }),
});
const CorrectionState = builder.enumType("CorrectionState", {
  description: "State of a report.",
  values: valuesOf(correctionStates, { open: "Not resolved.", resolved: "Resolved." }),
});
const CorrectionOrderField = builder.enumType("CorrectionOrderField", {
  description: "A field that reports can be sorted by.",
  values: valuesOf(correctionOrders, {
    createdAt: "Time of the report.",
    problem: "Kind of problem.",
    resourceName: "Name of the entry.",
  }),
});

const Correction = builder.prismaNode("Correction", {
  description: "A report that a directory entry is wrong, for administrators.",
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    problem: t.expose("problem", { description: "What is wrong.", type: CorrectionProblem }),
    details: t.exposeString("details", {
      description: "The reporter's explanation. Null if none was given.",
      nullable: true,
    }),
    email: t.exposeString("email", {
      description: "The reporter's email address. Null if none was given.",
      nullable: true,
    }),
    language: t.exposeString("language", { description: "The reporter's language: `en`, `es` or `fr`." }),
    state: t.expose("state", { description: "State of the report.", type: CorrectionState }),
    createdAt: t.expose("createdAt", { description: "When it was reported.", type: "DateTime" }),
    resourceKey: t.exposeString("resourceKey", {
      description: "Stable key of the entry in the directory file.",
    }),
    resourceName: t.exposeString("resourceName", {
      description: "Name of the entry at the time of the report.",
    }),
    contactInfo: t.exposeString("contactInfo", {
      description: "The entry's contact details at the time of the report.",
    }),
    resource: t.relation("resource", {
      description: "The entry as it is now. Null if it was removed.",
      nullable: true,
    }),
    resolvedAt: t.expose("resolvedAt", {
      description: "When it was resolved. Null while it is open.",
      type: "DateTime",
      nullable: true,
    }),
    resolvedBy: t.string({
      description:
        "Name of the administrator who resolved it. Null while it is open, or if the account is gone.",
      nullable: true,
      select: { resolvedBy: { select: { name: true } } },
      resolve: ({ resolvedBy }) => resolvedBy?.name ?? null,
    }),
  }),
});

const CorrectionFilterInput = builder.inputType("CorrectionFilter", {
  description: "Limits the reports. Omitted fields do not limit them.",
  fields: (t) => ({
    state: t.field({ description: "Only reports in this state.", type: CorrectionState, required: false }),
    search: t.string({
      description: "Words of the entry's name or key, or of the report. At most 100 characters.",
      required: false,
    }),
  }),
});

const CorrectionOrder = builder.inputType("CorrectionOrder", {
  description: "Sort order of the reports.",
  fields: (t) => ({
    field: t.field({ description: "Field to sort by.", type: CorrectionOrderField }),
    direction: t.field({ description: "Sort direction.", type: SortDirection }),
  }),
});

const CorrectionConnection = connectionOf("Correction", Correction, { description: "One page of reports." });

builder.queryField("corrections", (t) =>
  t.field({
    access: "readDesk",
    description: "Reports about wrong directory entries. The default order is newest first.",
    type: CorrectionConnection,
    args: {
      filter: t.arg({ description: "Limits the reports.", type: CorrectionFilterInput, required: false }),
      order: t.arg({ description: "Sort order.", type: CorrectionOrder, required: false }),
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
  description:
    "Reports that a directory entry is wrong. INVALID with `fields`. NOT_FOUND. RATE_LIMITED after five reports an hour from one IP address.",
  input: (t) => ({
    entry: t.string({ description: "Key of the entry, such as `res-tx-3`." }),
    problem: t.field({ description: "What is wrong.", type: CorrectionProblem }),
    details: t.string({
      description: "Explanation, at most 500 characters. Required if the problem is `other`.",
      required: false,
    }),
    email: t.string({
      description: "Email address for questions. Omit it to stay anonymous.",
      required: false,
    }),
    language: t.string({ description: "The reporter's language: `en`, `es` or `fr`.", required: false }),
  }),
  resolve: async ({ entry, ...form }, context) => {
    await reportWrongEntry(context, entry, form);
    return { entry };
  },
  payload: (t) => ({ entry: t.exposeString("entry", { description: "Key of the entry." }) }),
});

rowMutation("resolveCorrection", ["correction", "Correction"], {
  access: "workDesk",
  description: "Marks a report as resolved. CONFLICT if it is already resolved.",
  input: idOf("report"),
  resolve: (input, context, selection) =>
    resolveCorrection(context, numberIn(input.id, "Correction"), selection),
});

rowMutation("reopenCorrection", ["correction", "Correction"], {
  access: "workDesk",
  description: "Opens a resolved report again. CONFLICT if it is already open.",
  input: idOf("report"),
  resolve: (input, context, selection) =>
    reopenCorrection(context, numberIn(input.id, "Correction"), selection),
});

builder.subscriptionField("correctionChanged", (t) =>
  t.field({
    access: "readDesk",
    description: "Each report that is new, resolved or reopened.",
    type: Correction,
    nullable: true,
    subscribe: (_root, _args, context) => correctionChanges.watch(context),
    resolve: (change, _args, context) => correctionChanges.row(context, change),
  }),
);
