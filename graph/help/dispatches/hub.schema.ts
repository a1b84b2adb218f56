import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { countHub, countProblems, countViews, listHub } from "./hub.ts";
import { hubViews, type WorkView } from "../../../shared/help/dispatches/hub.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import { hasOtherSettler } from "./to-confirm.ts";

const HubViewType = builder.enumType("HubView", {
  description: "Requests by the state of their help.",
  values: valuesOf(hubViews, {
    all: "Approved and dispatched requests.",
    approved: "Approved, with no help dispatched.",
    complete: "Dispatched, with every requested kind of help.",
    confirm: "Help counts as given, and the caller may confirm its use, in any status of the request.",
    dispatched: "Help was dispatched.",
    others: "Help counts as given, and another person must confirm its use, in any status of the request.",
    partly: "Dispatched, but a requested kind of help is missing.",
    problem: "Help does not work, or its use is disputed, in any status of the request.",
  }),
});

const HubFilter = builder.inputType("HubFilter", {
  description: "Limits the requests. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Only requests in this view. The default is `all`.",
      type: HubViewType,
      required: false,
    }),
    search: t.string({
      description: "Part of the case ID or the victim's name. At most 100 characters.",
      required: false,
    }),
  }),
});

const HubCounts = builder.objectRef<Record<WorkView, number>>("DispatchHubCounts").implement({
  description: "How many requests each view has, without the filter. Counted up to 100.",
  access: "through",
  fields: (t) => ({
    approved: t.exposeInt("approved", { description: "Approved requests for which nothing was dispatched." }),
    partly: t.exposeInt("partly", { description: "Dispatched requests that lack a requested kind of help." }),
    problem: t.exposeInt("problem", {
      description: "Requests with help that does not work, or whose use is disputed.",
    }),
    confirm: t.exposeInt("confirm", { description: "Requests with help whose use the caller may confirm." }),
    others: t.exposeInt("others", {
      description: "Requests with help whose use another person must confirm.",
    }),
    complete: t.exposeInt("complete", {
      description: "Dispatched requests with every requested kind of help.",
    }),
    all: t.exposeInt("all", { description: "Approved and dispatched requests." }),
  }),
});

const DispatchHubConnection = connectionOf("DispatchHub", typeOf("EmergencyRequest"), {
  description: "One page of requests for dispatching help.",
  edges: "Requests on this page. Those with a problem come first, then by urgency, newest first.",
  fields: (t) => ({
    counts: t.field({
      description: "How many requests each view has, without the filter.",
      type: HubCounts,
      resolve: (_page, _args, context) => countViews(context),
    }),
    problems: t.int({
      description: "Number of requests with help that does not work, or whose use is disputed.",
      resolve: (_page, _args, context) => countProblems(context),
    }),
    hasOtherSettler: t.boolean({
      description:
        "True if an active account of another person may confirm that help was used. If false, only a terminal or a statement settles help that the caller dispatched.",
      resolve: (_page, _args, context) => hasOtherSettler(context),
    }),
  }),
});

builder.queryFields((t) => ({
  dispatchHub: t.field({
    access: "readCases",
    description: "Approved and dispatched requests.",
    type: DispatchHubConnection,
    args: {
      filter: t.arg({ description: "Limits the requests.", type: HubFilter, required: false }),
      including: t.arg.intList({
        description: "Numbers of requests to add regardless of the filter. At most 20.",
        required: false,
      }),
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
    description: "Limits for the help of one request, from the configuration.",
    type: builder
      .objectRef<{
        foodCentsPerPerson: number;
        housingCentsPerNight: number;
        transportationMaxCents: number;
      }>("DispatchLimits")
      .implement({
        description: "Limits for the help of one request within 24 hours.",
        access: "through",
        fields: (limits) => ({
          foodCentsPerPerson: limits.exposeInt("foodCentsPerPerson", {
            description: "Food for one person in US cents, for at most 10 people.",
          }),
          housingCentsPerNight: limits.exposeInt("housingCentsPerNight", {
            description: "One night of shelter in US cents, for at most 24 hours.",
          }),
          transportationMaxCents: limits.exposeInt("transportationMaxCents", {
            description: "One ride in US cents.",
          }),
        }),
      }),
    resolve: (_root, _args, context) => limitsOf(context.config()),
  }),
  serverTime: t.field({
    access: "admin",
    description: "Current time of the server, for clocks on the screen.",
    type: "DateTime",
    resolve: (_root, _args, { now }) => now(),
  }),
}));
