import { builder } from "../core/graphql/builder.ts";
import { HelpType, RequestStatus, UrgencyLevel } from "../requests/enums.ts";
import { casesPerPage, mostFound } from "./rules.shared.ts";
import { readStats, type DeskStats } from "./stats.ts";
import {
  countTracked,
  listTracked,
  type MissingWord,
  type TrackedCase,
  type TrackedPage,
} from "./tracker.ts";
import { readTrackedChange, watchStats, watchTracked } from "./watch.ts";

const MissingApproval = builder.objectRef<MissingWord>("MissingApproval").implement({
  access: "through",
  description: "Whose word a request that is `processing` still needs.",
  fields: (t) => ({
    approvals: t.exposeInt("approvals", { description: "People who have approved it so far." }),
    required: t.exposeInt("required", { description: "As many as its urgency asks for." }),
    supervisor: t.exposeString("supervisor", {
      nullable: true,
      description: "Who holds a link by which it can be decided; null where none is out.",
    }),
    needsAdmin: t.exposeBoolean("needsAdmin", {
      description: "One officer's limit over time is reached: an administrator must approve it too.",
    }),
  }),
});

const TrackedRequest = builder.objectRef<TrackedCase>("TrackedRequest").implement({
  access: "through",
  description: "A request as a row of the administrators' tracker.",
  fields: (t) => ({
    id: t.id({
      description: "Of this row in the tracker; the request's own is EmergencyRequest.id.",
      resolve: ({ id }) => Buffer.from(`TrackedRequest:${id}`).toString("base64"),
    }),
    number: t.exposeInt("id"),
    caseId: t.exposeString("caseId"),
    urgencyLevel: t.expose("urgencyLevel", { type: UrgencyLevel }),
    status: t.expose("status", { type: RequestStatus }),
    victimName: t.exposeString("victimName", {
      description: '"Recipient of {case}" for somebody who wishes to stay anonymous.',
    }),
    officerNumber: t.exposeInt("officerId", {
      nullable: true,
      description: "What REST calls `officerId`; null for a citizen's own request that nobody has taken on.",
    }),
    officerName: t.exposeString("officerName", { nullable: true }),
    amount: t.field({
      type: "USD",
      nullable: true,
      description: "US dollars, by the calculator.",
      resolve: ({ requestAmountCents: cents }) => (cents === null ? null : cents / 100),
    }),
    requestedHelpTypes: t.expose("requestedHelpTypes", { type: [HelpType] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    letterCount: t.exposeInt("letters"),
    responseCount: t.exposeInt("responses"),
    unreadResponseCount: t.exposeInt("unread", { description: "Those that nobody has marked as read." }),
    missing: t.expose("missing", {
      type: MissingApproval,
      nullable: true,
      description: "Null unless it is `processing`.",
    }),
  }),
});

const TrackedRequestPage = builder.objectRef<TrackedPage>("TrackedRequestPage").implement({
  access: "through",
  description: "One page of what the tracker finds.",
  fields: (t) => ({
    total: t.int({
      description: `How many the filter finds in all; for a search at most ${mostFound + 1}, which means that there are more.`,
      resolve: (page, _args, context) => countTracked(context, page),
    }),
    rowsPerPage: t.int({ resolve: () => casesPerPage }),
    hasNext: t.exposeBoolean("hasNext"),
    rows: t.expose("rows", { type: [TrackedRequest] }),
  }),
});

const DeskStatsType = builder.objectRef<DeskStats>("DeskStats").implement({
  access: "through",
  description: "The four numbers on top of the administrators' dashboard.",
  fields: (t) => ({
    totalRequests: t.exposeInt("totalRequests"),
    pendingRequests: t.exposeInt("pendingRequests"),
    approvedRequests: t.exposeInt("approvedRequests"),
    activeUsers: t.exposeInt("activeUsers", {
      description: "Officers and administrators with a session that was used within the last 30 minutes.",
    }),
  }),
});

builder.queryFields((t) => ({
  trackedRequests: t.field({
    access: "admin",
    type: TrackedRequestPage,
    description: "The administrators' tracker: the most urgent first, of the same urgency the newest.",
    args: {
      search: t.arg.string({
        required: false,
        description:
          "Words of the person's name, of the case id or of the details, whatever their capitals and accents; at most 200 characters. Somebody anonymous is not found by name.",
      }),
      status: t.arg({ type: RequestStatus, required: false }),
      after: t.arg.int({ required: false, description: "The number of the last row of the page before." }),
    },
    resolve: (_root, { search, ...filter }, context) =>
      listTracked(context, { search: search ?? "", ...filter }),
  }),
  deskStats: t.field({
    access: "admin",
    type: DeskStatsType,
    description: "The numbers of the four cards on the administrators' dashboard, as they stand now.",
    resolve: (_root, _args, context) => readStats(context),
  }),
}));

builder.subscriptionFields((t) => ({
  trackedRequestChanged: t.field({
    access: "admin",
    type: TrackedRequest,
    nullable: true,
    description:
      "Each request that is new, or whose letters, responses or status changed, as the tracker's row.",
    subscribe: (_root, _args, context) => watchTracked(context),
    resolve: (change, _args, context) => readTrackedChange(context, change),
  }),
  deskStatsChanged: t.field({
    access: "admin",
    type: DeskStatsType,
    description: "The numbers, soon after they have changed; many changes in a moment are one.",
    subscribe: (_root, _args, context) => watchStats(context),
    resolve: (stats) => stats,
  }),
}));
