import "./audit-actions.ts";
import "./descriptions.ts";
import { settlerOf } from "../../core/access/settler.ts";
import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import { can } from "../../intake/requests/policy.ts";
import { masked } from "../vendors/codes.ts";
import { countHub, countProblems, countViews, listHub, openDispute } from "./hub.ts";
import { hubViews, type WorkView } from "../../../shared/help/dispatches/hub.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import { openCode } from "./codes/sealed-code.ts";
import { hasOpenProblem, readNotes, shownProviderInfo } from "../../../shared/help/dispatches/rules.ts";
import { awaitsConfirmation, isFullyDispatched, isUnsettled } from "../../../shared/help/dispatches/state.ts";
import { hasOtherSettler } from "./to-confirm.ts";

/** Fields of a dispatch for administrators only; null for everyone else. */
const atDesk = <Value>({ viewer }: Context, value: Value) => (may(viewer, "readCases") ? value : null);

builder.prismaNode("HelpDispatch", {
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    helpType: t.expose("helpType", { type: HelpType }),
    vendorName: t.exposeString("vendorName"),
    estimatedValue: t.field({
      type: "USD",
      resolve: ({ estimatedValueCents }) => estimatedValueCents / 100,
    }),
    lost: t.field({
      type: "USD",
      nullable: true,
      resolve: ({ lostCents }, _args, context) => atDesk(context, lostCents / 100),
    }),
    people: t.exposeInt("people", { nullable: true }),
    hours: t.exposeInt("hours", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    completedAt: t.expose("completedAt", { type: "DateTime", nullable: true }),
    isUnsettled: t.boolean({
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, isUnsettled(dispatch)),
    }),
    awaitsConfirmation: t.boolean({
      nullable: true,
      select: { request: { select: { status: true } } },
      resolve: (dispatch, _args, context) => atDesk(context, awaitsConfirmation(dispatch)),
    }),
    viewerCanSettle: t.boolean({
      resolve: (dispatch, _args, context) =>
        may(context.viewer, "dispatch") &&
        isUnsettled(dispatch) &&
        settlerOf(context, dispatch) !== undefined,
    }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true }),
    vendorNumber: t.int({
      nullable: true,
      resolve: ({ vendorId }, _args, context) => atDesk(context, vendorId),
    }),
    notes: t.string({
      nullable: true,
      resolve: ({ dispatchNotes }, _args, context) => atDesk(context, readNotes(dispatchNotes).notes),
    }),
    providerInfo: t.string({
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, shownProviderInfo(dispatch)),
    }),
    maskedCode: t.string({
      nullable: true,
      resolve: ({ promoCodeSealed }, _args, context) =>
        atDesk(context, masked(openCode(context, promoCodeSealed))),
    }),
    confirmationNumber: t.string({
      nullable: true,
      resolve: ({ confirmationNumber }, _args, context) => atDesk(context, confirmationNumber),
    }),
    isFromPool: t.boolean({
      nullable: true,
      resolve: ({ codeId }, _args, context) => atDesk(context, codeId !== null),
    }),
    overReason: t.string({
      nullable: true,
      resolve: ({ overReason }, _args, context) => atDesk(context, overReason),
    }),
    dispatchedBy: t.string({
      nullable: true,
      resolve: ({ dispatchedBy }, _args, context) => atDesk(context, dispatchedBy),
    }),
    voidReason: t.string({
      nullable: true,
      resolve: ({ voidReason }, _args, context) => atDesk(context, voidReason),
    }),
    replacesNumber: t.int({
      nullable: true,
      resolve: ({ replacesId }, _args, context) => atDesk(context, replacesId),
    }),
    hasProblem: t.boolean({
      nullable: true,
      resolve: (dispatch, _args, context) => atDesk(context, hasOpenProblem(dispatch)),
    }),
  }),
});

builder.prismaNode("ProviderTimer", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    vendorNumber: t.exposeInt("vendorId"),
    helpType: t.expose("helpType", { type: HelpType }),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    startedBy: t.exposeString("startedBy"),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  dispatches: t.relation("dispatches", {
    query: (_args, { viewer }) => ({
      where: can.seeAdvice(viewer) ? {} : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
  hasOpenDispute: t.boolean({
    nullable: true,
    select: { tasks: { where: openDispute, select: { id: true }, take: 1 } },
    resolve: ({ tasks }, _args, context) => atDesk(context, tasks.length > 0),
  }),
  isFullyDispatched: t.boolean({
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
    query: (_args, { viewer }) => ({
      where: may(viewer, "readCases") ? {} : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
}));

const HubViewType = builder.enumType("HubView", { values: hubViews });

const HubFilter = builder.inputType("HubFilter", {
  fields: (t) => ({
    view: t.field({ type: HubViewType, required: false }),
    search: t.string({ required: false }),
  }),
});

const HubCounts = builder.objectRef<Record<WorkView, number>>("DispatchHubCounts").implement({
  access: "through",
  fields: (t) => ({
    approved: t.exposeInt("approved"),
    partly: t.exposeInt("partly"),
    problem: t.exposeInt("problem"),
    confirm: t.exposeInt("confirm"),
    others: t.exposeInt("others"),
    complete: t.exposeInt("complete"),
    all: t.exposeInt("all"),
  }),
});

const DispatchHubConnection = connectionOf("DispatchHub", typeOf("EmergencyRequest"), (t) => ({
  counts: t.field({ type: HubCounts, resolve: (_page, _args, context) => countViews(context) }),
  problems: t.int({ resolve: (_page, _args, context) => countProblems(context) }),
  hasOtherSettler: t.boolean({ resolve: (_page, _args, context) => hasOtherSettler(context) }),
}));

builder.queryFields((t) => ({
  dispatchHub: t.field({
    access: "readCases",
    type: DispatchHubConnection,
    args: {
      filter: t.arg({ type: HubFilter, required: false }),
      including: t.arg.intList({ required: false }),
      ...paging,
    },
    resolve: (_root, { filter, including, ...page }, context, info) => {
      const asked = { ...filter, including };
      return pageOf(page, {
        read: (slice) => listHub(context, asked, slice, selectedIn(context, info)),
        count: () => countHub(context, asked),
        numberOf: ({ id }) => id,
      });
    },
  }),
  dispatchLimits: t.field({
    access: "readCases",
    type: builder
      .objectRef<{
        foodCentsPerPerson: number;
        housingCentsPerNight: number;
        transportationMaxCents: number;
      }>("DispatchLimits")
      .implement({
        access: "through",
        fields: (limits) => ({
          foodCentsPerPerson: limits.exposeInt("foodCentsPerPerson"),
          housingCentsPerNight: limits.exposeInt("housingCentsPerNight"),
          transportationMaxCents: limits.exposeInt("transportationMaxCents"),
        }),
      }),
    resolve: (_root, _args, context) => limitsOf(context.config()),
  }),
  serverTime: t.field({
    access: "admin",
    type: "DateTime",
    resolve: (_root, _args, { now }) => now(),
  }),
}));
