import { isSuperAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import type { CodeCount } from "../../../prisma/client/client.ts";
import { codeCounts, countCodes, signCount } from "./counts.ts";
import { handedOutUnused, type HandedOutCode } from "./handed-out.ts";

const CodeCountRef = builder.objectRef<CodeCount>("CodeCount").implement({
  description: "A month's count of a provider's unused codes.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number, which the address of its sheet has." }),
    version: t.exposeInt("version"),
    month: t.exposeString("month", {
      description: "Month in the installation's time zone, as `YYYY-MM`.",
    }),
    counted: t.exposeInt("counted", { description: "How many codes were counted." }),
    inSystem: t.exposeInt("inSystem", { description: "How many unused codes the system had then." }),
    reason: t.exposeString("reason", {
      description: "Why the two differ. Null if they do not.",
      nullable: true,
    }),
    countedBy: t.exposeString("countedBy", { description: "User name of the person who counted." }),
    countedAt: t.expose("countedAt", { description: "Time of the count.", type: "DateTime" }),
    signedBy: t.exposeString("signedBy", {
      description: "User name of the second person. Null until the count is signed.",
      nullable: true,
    }),
    signedAt: t.expose("signedAt", {
      description: "Time of the second signature. Null without one.",
      type: "DateTime",
      nullable: true,
    }),
    viewerCanSign: t.boolean({
      description: "True if it is not signed, and another person than the caller counted.",
      resolve: ({ signedAt, countedById }, _args, { viewer }) =>
        signedAt === null && isSuperAdmin(viewer) && viewer.adminId !== countedById,
    }),
  }),
});

const HandedOutCodeRef = builder.objectRef<HandedOutCode>("HandedOutCode").implement({
  description: "A code of a provider's pool that was handed out and not used.",
  access: "through",
  fields: (t) => ({
    requestNumber: t.exposeInt("requestNumber", { description: "Row number of the request." }),
    caseId: t.exposeString("caseId", { description: "Case ID of the request." }),
    code: t.exposeString("code", { description: "Last characters of the code." }),
    value: t.field({
      description: "Value in US dollars.",
      type: "USD",
      resolve: ({ valueCents }) => valueCents / 100,
    }),
    handedOutAt: t.expose("handedOutAt", { description: "Time of the dispatch.", type: "DateTime" }),
    endsAt: t.expose("endsAt", {
      description: "Until when the provider takes it. Null if it does not expire.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

builder.queryFields((t) => ({
  codeCounts: t.field({
    access: "superAdmin",
    description: "Counts of a provider's codes in the last 24 months, the newest first.",
    type: [CodeCountRef],
    args: { vendor: t.arg.globalID({ description: "The provider." }) },
    resolve: (_root, { vendor }, context) => codeCounts(context, numberIn(vendor, "Vendor")),
  }),
  handedOutCodes: t.field({
    access: "superAdmin",
    description: "Codes of a provider's pool that were handed out and never used, the oldest 200 first.",
    type: [HandedOutCodeRef],
    args: { vendor: t.arg.globalID({ description: "The provider." }) },
    resolve: (_root, { vendor }, context) => handedOutUnused(context, numberIn(vendor, "Vendor")),
  }),
}));

mutation("countVendorCodes", {
  access: "superAdmin",
  description:
    "Writes down this month's count of a provider's unused codes, for a second person to sign. It replaces an unsigned count of the month. INVALID with `fields`, also for a difference without a reason. CONFLICT if the month is signed. FORBIDDEN. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    counted: t.int({ description: "How many codes were counted." }),
    reason: t.string({ description: "Why they differ from the system. At most 300 characters." }),
  }),
  resolve: async ({ id, ...form }, context) => ({
    count: await countCodes(context, numberIn(id, "Vendor"), form),
  }),
  payload: (t) => ({ count: t.expose("count", { description: "The count.", type: CodeCountRef }) }),
});

mutation("signCodeCount", {
  access: "superAdmin",
  description:
    "Signs a count, for a super administrator who did not count. CONFLICT if it was counted again since, or is signed. FORBIDDEN. NOT_FOUND.",
  input: (t) => ({
    number: t.int({ description: "Row number of the count." }),
    version: t.int({ description: "`version` of the count that the person saw." }),
  }),
  resolve: async ({ number, version }, context) => ({
    count: await signCount(context, { id: number, version }),
  }),
  payload: (t) => ({ count: t.expose("count", { description: "The count.", type: CodeCountRef }) }),
});
