import { builder } from "../core/graphql/builder.ts";
import { HelpType, RequestStatus, UrgencyLevel } from "../requests/enums.ts";
import { casesPerPage } from "./rules.shared.ts";
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
  fields: (t) => ({
    approvals: t.exposeInt("approvals"),
    required: t.exposeInt("required"),
    supervisor: t.exposeString("supervisor", { nullable: true }),
    needsAdmin: t.exposeBoolean("needsAdmin"),
  }),
});

const TrackedRequest = builder.objectRef<TrackedCase>("TrackedRequest").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({
      resolve: ({ id }) => Buffer.from(`TrackedRequest:${id}`).toString("base64"),
    }),
    number: t.exposeInt("id"),
    caseId: t.exposeString("caseId"),
    urgencyLevel: t.expose("urgencyLevel", { type: UrgencyLevel }),
    status: t.expose("status", { type: RequestStatus }),
    victimName: t.exposeString("victimName"),
    officerNumber: t.exposeInt("officerId", { nullable: true }),
    officerName: t.exposeString("officerName", { nullable: true }),
    amount: t.field({
      type: "USD",
      nullable: true,
      resolve: ({ requestAmountCents: cents }) => (cents === null ? null : cents / 100),
    }),
    requestedHelpTypes: t.expose("requestedHelpTypes", { type: [HelpType] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    letterCount: t.exposeInt("letters"),
    responseCount: t.exposeInt("responses"),
    unreadResponseCount: t.exposeInt("unread"),
    missing: t.expose("missing", { type: MissingApproval, nullable: true }),
  }),
});

const TrackedRequestPage = builder.objectRef<TrackedPage>("TrackedRequestPage").implement({
  access: "through",
  fields: (t) => ({
    total: t.int({ resolve: (page, _args, context) => countTracked(context, page) }),
    rowsPerPage: t.int({ resolve: () => casesPerPage }),
    hasNext: t.exposeBoolean("hasNext"),
    rows: t.expose("rows", { type: [TrackedRequest] }),
  }),
});

const DeskStatsType = builder.objectRef<DeskStats>("DeskStats").implement({
  access: "through",
  fields: (t) => ({
    totalRequests: t.exposeInt("totalRequests"),
    pendingRequests: t.exposeInt("pendingRequests"),
    approvedRequests: t.exposeInt("approvedRequests"),
    activeUsers: t.exposeInt("activeUsers"),
  }),
});

builder.queryFields((t) => ({
  trackedRequests: t.field({
    access: "admin",
    scope: "requests:read",
    type: TrackedRequestPage,
    args: {
      search: t.arg.string({ required: false }),
      status: t.arg({ type: RequestStatus, required: false }),
      after: t.arg.int({ required: false }),
    },
    resolve: (_root, { search, ...filter }, context) =>
      listTracked(context, { search: search ?? "", ...filter }),
  }),
  deskStats: t.field({
    access: "admin",
    scope: "export:read",
    type: DeskStatsType,
    resolve: (_root, _args, context) => readStats(context),
  }),
}));

builder.subscriptionFields((t) => ({
  trackedRequestChanged: t.field({
    access: "admin",
    type: TrackedRequest,
    nullable: true,
    subscribe: (_root, _args, context) => watchTracked(context),
    resolve: (change, _args, context) => readTrackedChange(context, change),
  }),
  deskStatsChanged: t.field({
    access: "admin",
    type: DeskStatsType,
    subscribe: (_root, _args, context) => watchStats(context),
    resolve: (stats) => stats,
  }),
}));
