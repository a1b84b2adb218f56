import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { correctionProblems, correctionStates } from "./rules.ts";
import { listCorrections, reportWrongEntry, resolveCorrection } from "./service.ts";

const CorrectionProblem = builder.enumType("CorrectionProblem", { values: correctionProblems });
const CorrectionState = builder.enumType("CorrectionState", { values: correctionStates });

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

builder.queryField("corrections", (t) =>
  t.prismaConnection(
    {
      access: "admin",
      type: Correction,
      cursor: "id",
      defaultSize: 20,
      maxSize: 50,
      description: "What was reported as wrong in the directory, newest first.",
      args: { state: t.arg({ type: CorrectionState, required: false }) },
      resolve: (query, _root, { state }, context) =>
        listCorrections(context, { state: state ?? null }, query),
    },
    { name: "CorrectionConnection" },
    { name: "CorrectionEdge" },
  ),
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
  resolveCorrection: t.prismaField({
    access: "admin",
    type: Correction,
    description: "The entry was mended or found right. CONFLICT when somebody said so before.",
    args: { id: t.arg.globalID() },
    resolve: (query, _root, { id }, context) => resolveCorrection(context, numberIn(id, "Correction"), query),
  }),
}));
