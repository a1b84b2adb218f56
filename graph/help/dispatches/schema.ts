import { HelpType } from "../../core/graphql/enums.ts";
import { settlerOf } from "../../core/access/settler.ts";
import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { builder } from "../../core/graphql/builder.ts";
import { can } from "../../intake/requests/policy.ts";
import { masked } from "../vendors/codes.ts";
import { helpedBefore, helpedBeforeFiling, type HelpedBefore } from "./helped-before.ts";
import { openDispute } from "./hub.ts";
import { openCode } from "./codes/sealed-code.ts";
import { hasOpenProblem, readNotes, shownProviderInfo } from "../../../shared/help/dispatches/rules.ts";
import { awaitsConfirmation, isFullyDispatched, isUnsettled } from "../../../shared/help/dispatches/state.ts";

/** Fields of a dispatch for administrators only; null for everyone else. */
const atDesk = <Value>({ viewer }: Context, value: Value) => (may(viewer, "readCases") ? value : null);

builder.prismaNode("HelpDispatch", {
  description:
    "Help that one provider gives for a request. The code is masked, and only for administrators. `revealDispatchCode` returns it.",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    helpType: t.expose("helpType", { description: "Kind of help.", type: HelpType }),
    vendorName: t.exposeString("vendorName", {
      description: "Name of the provider at the time of the dispatch.",
    }),
    estimatedValue: t.field({
      description: "Value in US dollars.",
      type: "USD",
      resolve: ({ estimatedValueCents }) => estimatedValueCents / 100,
    }),
    lost: t.field({
      description:
        "Money of its prepaid code, in US dollars, if the code was burnt, else 0. Null unless the caller is an administrator.",
      type: "USD",
      nullable: true,
      resolve: ({ lostCents }, _args, context) => atDesk(context, lostCents / 100),
    }),
    people: t.exposeInt("people", {
      description: "Food: number of people. Null for other help.",
      nullable: true,
    }),
    hours: t.exposeInt("hours", {
      description: "Shelter: duration in hours. Null for other help.",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When the help was dispatched.", type: "DateTime" }),
    completedAt: t.expose("completedAt", {
      description: "When the help was given. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    isUnsettled: t.boolean({
      description:
        "Its money is still committed: the code was not used or billed, and no second person said that it was. Null unless the caller is an administrator.",
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, isUnsettled(dispatch)),
    }),
    awaitsConfirmation: t.boolean({
      description:
        "It was marked complete, or its request was, and its money waits for a person who did not dispatch it, a terminal or a statement. Null unless the caller is an administrator.",
      nullable: true,
      select: { request: { select: { status: true } } },
      resolve: (dispatch, _args, context) => atDesk(context, awaitsConfirmation(dispatch)),
    }),
    viewerCanSettle: t.boolean({
      description:
        "The caller may say that it was used, so that its money counts as spent: never the person who dispatched it.",
      resolve: (dispatch, _args, context) =>
        may(context.viewer, "dispatch") &&
        isUnsettled(dispatch) &&
        settlerOf(context, dispatch) !== undefined,
    }),
    voidedAt: t.expose("voidedAt", {
      description: "When the dispatch was voided. Null if it was not.",
      type: "DateTime",
      nullable: true,
    }),
    vendorNumber: t.int({
      description:
        "Row number of the provider. Null for early dispatches, and unless the caller is an administrator.",
      nullable: true,
      resolve: ({ vendorId }, _args, context) => atDesk(context, vendorId),
    }),
    notes: t.string({
      description: "Notes of the dispatch. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ dispatchNotes }, _args, context) => atDesk(context, readNotes(dispatchNotes).notes),
    }),
    providerInfo: t.string({
      description:
        "Details for the provider, or its name if none were chosen. Null unless the caller is an administrator.",
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, shownProviderInfo(dispatch)),
    }),
    maskedCode: t.string({
      description: "First characters of the code. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ promoCodeSealed }, _args, context) =>
        atDesk(context, masked(openCode(context, promoCodeSealed))),
    }),
    confirmationNumber: t.string({
      description: "Confirmation number. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ confirmationNumber }, _args, context) => atDesk(context, confirmationNumber),
    }),
    isFromPool: t.boolean({
      description:
        "True if the code comes from the provider's pool and can return to it. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ codeId }, _args, context) => atDesk(context, codeId !== null),
    }),
    overReason: t.string({
      description:
        "Why more was given than allocated. Null if it was not, and unless the caller is an administrator.",
      nullable: true,
      resolve: ({ overReason }, _args, context) => atDesk(context, overReason),
    }),
    overlapReason: t.string({
      description:
        "Why it was given although another request of the person got help of this kind within 30 days. Null if none did, and unless the caller is an administrator.",
      nullable: true,
      resolve: ({ overlapReason }, _args, context) => atDesk(context, overlapReason),
    }),
    dispatchedBy: t.string({
      description:
        "User name of the administrator who dispatched it. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ dispatchedBy }, _args, context) => atDesk(context, dispatchedBy),
    }),
    voidReason: t.string({
      description: "Why it was voided. Null if it was not, and unless the caller is an administrator.",
      nullable: true,
      resolve: ({ voidReason }, _args, context) => atDesk(context, voidReason),
    }),
    replacesNumber: t.int({
      description:
        "Number of the dispatch that this one replaces. Null if there is none, and unless the caller is an administrator.",
      nullable: true,
      resolve: ({ replacesId }, _args, context) => atDesk(context, replacesId),
    }),
    hasProblem: t.boolean({
      description:
        "True if the recipient reported that it does not work and no one has resolved it. Null unless the caller is an administrator.",
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, hasOpenProblem(dispatch)),
    }),
  }),
});

builder.prismaNode("ProviderTimer", {
  description:
    "A running timer: an administrator is arranging help with a provider. Only administrators can read it.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    vendorNumber: t.exposeInt("vendorId", { description: "Row number of the provider." }),
    helpType: t.expose("helpType", { description: "Kind of help.", type: HelpType }),
    startedAt: t.expose("startedAt", { description: "When the timer started.", type: "DateTime" }),
    startedBy: t.exposeString("startedBy", {
      description: "User name of the administrator who started it, or took it over last.",
    }),
  }),
});

const EarlierHelp = builder.objectRef<HelpedBefore>("EarlierHelp").implement({
  description: "The newest help of one kind that another request of the same person got.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number of that request. REST calls it `id`." }),
    caseId: t.exposeString("caseId"),
    helpType: t.expose("helpType", {
      description: "Kind of help. Null for money that was handed over without a provider.",
      type: HelpType,
      nullable: true,
    }),
    at: t.expose("at", { description: "When it was dispatched, or handed over.", type: "DateTime" }),
    isRecent: t.exposeBoolean("isRecent", {
      description: "True within 30 days: more help of this kind needs a reason.",
    }),
  }),
});

builder.queryField("helpedBefore", (t) =>
  t.field({
    access: "public",
    description:
      "Help of each kind, newest first, that the recipient of the officer's case got in own requests with the same name and birth date. Empty for everyone but officers, and without a recipient.",
    type: [EarlierHelp],
    resolve: (_root, _args, context) => helpedBeforeFiling(context),
  }),
);

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  helpedBefore: t.field({
    description:
      "Help of each kind for other requests that an administrator judged to be for the same person, newest first. Officers get it on their own requests, about their own requests. Empty for everyone else but administrators.",
    type: [EarlierHelp],
    select: { id: true, officerId: true, citizenId: true },
    resolve: (request, _args, context) => helpedBefore(context, request),
  }),
  dispatches: t.relation("dispatches", {
    description: "Dispatches, oldest first, including voided ones. Empty for a citizen.",
    query: (_args, { viewer }) => ({
      where: can.seeAdvice(viewer) ? {} : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
  hasOpenDispute: t.boolean({
    description:
      "True while the desk has to find out whether someone else used its help. Null unless the caller is an administrator.",
    nullable: true,
    select: { tasks: { where: openDispute, select: { id: true }, take: 1 } },
    resolve: ({ tasks }, _args, context) => atDesk(context, tasks.length > 0),
  }),
  isFullyDispatched: t.boolean({
    description: "True if every requested kind of help was dispatched.",
    resolve: async ({ id, requestedHelpTypes }, _args, { db }) =>
      isFullyDispatched(
        requestedHelpTypes,
        await db.helpDispatch.findMany({
          where: { requestId: id, voidedAt: null },
          select: { helpType: true },
        }),
      ),
  }),
  providerTimers: t.relation("timers", {
    description: "Running timers. Empty unless the caller is an administrator.",
    query: (_args, { viewer }) => ({
      where: may(viewer, "readCases") ? {} : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
}));
