import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { HelpType } from "../requests/enums.ts";
import { can } from "../requests/policy.ts";
import { masked } from "../vendors/codes.ts";
import { countHub, countProblems, listHub, type HubAsked } from "./list.ts";
import { limitsOf } from "../system/rules.shared.ts";
import { hasOpenProblem, hubStatuses, isFullyDispatched, readNotes } from "./rules.shared.ts";
import { openCode } from "./sealed-code.ts";

/** What only the desk reads of a dispatch; null to everybody else. */
const atDesk = <Value>({ viewer }: Context, value: Value) => (isAdmin(viewer) ? value : null);

builder.prismaNode("HelpDispatch", {
  access: { byId: "admin" },
  id: { field: "id" },
  description:
    "Help that was given out for a request, by one provider. Its code is for administrators, masked; `revealDispatchCode` tells it.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    helpType: t.expose("helpType", { type: HelpType }),
    vendorName: t.exposeString("vendorName", { description: "As it was called then." }),
    estimatedValue: t.field({
      type: "USD",
      description: "US dollars.",
      resolve: ({ estimatedValueCents }) => estimatedValueCents / 100,
    }),
    people: t.exposeInt("people", { nullable: true, description: "Food: for how many." }),
    hours: t.exposeInt("hours", { nullable: true, description: "Shelter: for how long." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    completedAt: t.expose("completedAt", {
      type: "DateTime",
      nullable: true,
      description: "The help was given.",
    }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true, description: "It was taken back." }),
    vendorNumber: t.int({
      nullable: true,
      description:
        "The provider's number, for administrators; null for dispatches from before providers were kept.",
      resolve: ({ vendorId }, _args, context) => atDesk(context, vendorId),
    }),
    notes: t.string({
      nullable: true,
      description: "For administrators.",
      resolve: ({ dispatchNotes }, _args, context) => atDesk(context, readNotes(dispatchNotes).notes),
    }),
    providerInfo: t.string({
      nullable: true,
      description: "For administrators.",
      resolve: ({ providerInfo }, _args, context) => atDesk(context, providerInfo),
    }),
    maskedCode: t.string({
      nullable: true,
      description: "The code's first characters, for administrators.",
      resolve: ({ promoCodeSealed }, _args, context) =>
        atDesk(context, masked(openCode(context, promoCodeSealed))),
    }),
    confirmationNumber: t.string({
      nullable: true,
      description: "For administrators.",
      resolve: ({ confirmationNumber }, _args, context) => atDesk(context, confirmationNumber),
    }),
    isFromPool: t.boolean({
      nullable: true,
      description: "The code is one of the vendor's pool, and can go back there. For administrators.",
      resolve: ({ codeId }, _args, context) => atDesk(context, codeId !== null),
    }),
    overReason: t.string({
      nullable: true,
      description: "Why more was given than was allocated. For administrators.",
      resolve: ({ overReason }, _args, context) => atDesk(context, overReason),
    }),
    dispatchedBy: t.string({
      nullable: true,
      description: "For administrators.",
      resolve: ({ dispatchedBy }, _args, context) => atDesk(context, dispatchedBy),
    }),
    voidReason: t.string({
      nullable: true,
      description: "For administrators.",
      resolve: ({ voidReason }, _args, context) => atDesk(context, voidReason),
    }),
    replacesNumber: t.int({
      nullable: true,
      description: "The number of the dispatch that it was made in place of. For administrators.",
      resolve: ({ replacesId }, _args, context) => atDesk(context, replacesId),
    }),
    hasProblem: t.boolean({
      nullable: true,
      description: "Somebody said that it does not work, and nobody has seen to it. For administrators.",
      resolve: (dispatch, _args, context) => atDesk(context, hasOpenProblem(dispatch)),
    }),
  }),
});

builder.prismaNode("ProviderTimer", {
  access: "through",
  id: { field: "id" },
  description: "An administrator is at work on a provider for a request, for administrators.",
  fields: (t) => ({
    vendorNumber: t.exposeInt("vendorId"),
    helpType: t.expose("helpType", { type: HelpType }),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    startedBy: t.exposeString("startedBy"),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  dispatches: t.relation("dispatches", {
    description: "What was given out, the oldest first, with what was taken back; empty for a citizen.",
    query: (_args, { viewer }) => ({
      where: can.seeAdvice(viewer) ? {} : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
  isFullyDispatched: t.boolean({
    description: "Every kind of help that was asked for was given out.",
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
    description: "The clocks that run, for administrators; empty for others.",
    query: (_args, { viewer }) => ({ where: isAdmin(viewer) ? {} : { id: -1 }, orderBy: { id: "asc" } }),
  }),
}));

const HubStatus = builder.enumType("HubStatus", { values: hubStatuses });

const HubFilter = builder.inputType("HubFilter", {
  fields: (t) => ({
    status: t.field({ type: HubStatus, required: false, description: "Both where none is named." }),
    hasProblem: t.boolean({
      required: false,
      description: "Only requests whose help does not work, whatever their status.",
    }),
    including: t.intList({
      required: false,
      description: "Numbers of requests to list as well, whatever the rest of the filter says; 20 at most.",
    }),
    search: t.string({
      required: false,
      description: "Letters of the case id or the victim's name; at most 100.",
    }),
  }),
});

const DispatchHub = builder.objectRef<HubAsked>("DispatchHub").implement({
  access: "through",
  description: "One page of the requests that help can be dispatched for.",
  fields: (t) => ({
    total: t.int({
      description: "How many the filter finds in all.",
      resolve: (asked, _args, context) => countHub(context, asked),
    }),
    problems: t.int({
      description: "How many of all requests have help that does not work.",
      resolve: (_asked, _args, context) => countProblems(context),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.prismaField({
      type: ["EmergencyRequest"],
      description: "First those whose help does not work, then by urgency, the newest first.",
      resolve: (query, asked, _args, context) => listHub(context, asked, query),
    }),
  }),
});

builder.queryFields((t) => ({
  dispatchHub: t.field({
    access: "admin",
    type: DispatchHub,
    description: "Approved and dispatched requests.",
    args: {
      filter: t.arg({ type: HubFilter, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({ filter: filter ?? {}, page }),
  }),
  dispatchLimits: t.field({
    access: "admin",
    description: "What the limits allow, by the configuration.",
    type: builder
      .objectRef<{
        foodCentsPerPerson: number;
        housingCentsPerNight: number;
        transportationMaxCents: number;
      }>("DispatchLimits")
      .implement({
        access: "through",
        description: "What a request may be given within 24 hours.",
        fields: (limits) => ({
          foodCentsPerPerson: limits.exposeInt("foodCentsPerPerson", {
            description: "US cents, for ten people at most.",
          }),
          housingCentsPerNight: limits.exposeInt("housingCentsPerNight", {
            description: "US cents; 24 hours at most.",
          }),
          transportationMaxCents: limits.exposeInt("transportationMaxCents", { description: "US cents." }),
        }),
      }),
    resolve: (_root, _args, context) => limitsOf(context.config()),
  }),
  serverTime: t.field({
    access: "admin",
    type: "DateTime",
    description: "Now, by which running clocks agree.",
    resolve: (_root, _args, { now }) => now(),
  }),
}));
