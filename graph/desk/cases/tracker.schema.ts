import { RequestStatus, valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { may } from "../../core/access/viewer.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { alreadyRead, type ReadAlready } from "../../core/graphql/shared-paths.ts";
import { columnsIn } from "../../core/prefetch/columns.ts";
import { prefetching } from "../../core/prefetch/fields.ts";
import { caseOrders } from "../../../shared/desk/cases/rules.ts";
import { readStats, type DeskStats } from "./stats.ts";
import { countTracked, firstPagePrefetch, listTracked, trackedBy } from "./tracker.ts";
import { trackedChanges, watchStats } from "./watch.ts";
import { readTrackedFacts, trackedFields, type MissingApproval } from "../../intake/requests/tracker.sql.ts";

const MissingApprovalType = builder.objectRef<MissingApproval>("MissingApproval").implement({
  description: "What a `processing` request still needs.",
  access: "through",
  fields: (t) => ({
    approvals: t.exposeInt("approvals", { description: "Number of recorded approvals." }),
    required: t.exposeInt("required", {
      description: "Number of approvals that the urgency level requires.",
    }),
    supervisor: t.exposeString("supervisor", {
      description: "Name of the supervisor who has a link to decide. Null if no link is active.",
      nullable: true,
    }),
    needsAdmin: t.exposeBoolean("needsAdmin", {
      description:
        "True if a spending limit of the officer or the agency is reached, so an administrator must approve.",
    }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "missingApproval", (t) =>
  t.field({
    description:
      "Approvals that it still needs. Null unless the status is `processing`, and unless the caller is an administrator.",
    type: MissingApprovalType,
    nullable: true,
    resolve: async (request, _args, context) => {
      if (!may(context.viewer, "readCases") || request.status !== "processing") return null;
      const read = (request as ReadAlready)[alreadyRead] ?? (await readTrackedFacts(context, request.id));
      return (read as { missingApproval?: MissingApproval | null } | undefined)?.missingApproval ?? null;
    },
  }),
);

const CaseOrder = builder.enumType("CaseOrder", {
  description: "Order of a list of cases.",
  values: valuesOf(caseOrders, {
    newest: "The newest first.",
    oldest: "The oldest first.",
    urgency: "The most urgent first, of the same urgency the newest.",
  }),
});

const TrackedConnection = connectionOf("TrackedRequest", typeOf("EmergencyRequest"), {
  description: "One page of the tracker.",
  totalCount: "Number of matching requests. A search counts at most 1001, which means “more than 1000”.",
});

const DeskStatsType = builder.objectRef<DeskStats>("DeskStats").implement({
  description: "The four numbers on the administrators' dashboard.",
  access: "through",
  fields: (t) => ({
    totalRequests: t.exposeInt("totalRequests", { description: "Number of all requests." }),
    pendingRequests: t.exposeInt("pendingRequests", {
      description: "Number of requests that wait for a decision.",
    }),
    approvedRequests: t.exposeInt("approvedRequests", { description: "Number of approved requests." }),
    activeUsers: t.exposeInt("activeUsers", {
      description: "Officers and administrators whose session was used in the last 30 minutes.",
    }),
  }),
});

builder.queryFields((t) => ({
  trackedRequests: t.field({
    access: "readCases",
    description: "Requests for the administrators' tracker, most urgent first, then newest first.",
    scope: "requests:read",
    type: TrackedConnection,
    args: {
      search: t.arg.string({
        description:
          "Words of the victim's name, the case ID or the details, at most 200 characters. Ignores case and accents. Anonymous victims are not found by name.",
        required: false,
      }),
      status: t.arg({ description: "Only requests with this status.", type: RequestStatus, required: false }),
      isOpen: t.arg.boolean({
        description: "True for requests that are neither completed nor denied.",
        required: false,
      }),
      order: t.arg({
        description: "The order of the requests. The default is `urgency`.",
        type: CaseOrder,
        required: false,
      }),
      ...paging,
    },
    extensions: prefetching(firstPagePrefetch),
    resolve: (_root, { search, status, isOpen, order, ...page }, context, info) => {
      const asked = trackedBy(context, {
        ...{ search: search ?? "", status, isOpen: isOpen ?? false, order: order ?? "urgency" },
      });
      const whole = columnsIn(info, trackedFields) ? null : selectedIn(context, info);
      let found: number | null = null;
      return pageOf(page, {
        read: async (slice) => {
          const read = await listTracked(context, asked, { ...slice, whole });
          found = read.found;
          return read.rows;
        },
        numberOf: ({ id }) => id,
        count: async (load) => {
          if (asked.words.length > 0) await load();
          return found ?? countTracked(context, asked);
        },
      });
    },
  }),
  deskStats: t.field({
    access: "readCases",
    description: "Current numbers on the administrators' dashboard.",
    scope: "export:read",
    type: DeskStatsType,
    resolve: (_root, _args, context) => readStats(context),
  }),
}));

builder.subscriptionFields((t) => ({
  trackedRequestChanged: t.field({
    access: "readCases",
    description: "Each request that is new or changed, as a row of the tracker.",
    type: typeOf("EmergencyRequest"),
    nullable: true,
    subscribe: (_root, _args, context) => trackedChanges.watch(context),
    resolve: (change, _args, context) => trackedChanges.row(context, change),
  }),
  deskStatsChanged: t.field({
    access: "readCases",
    description: "The dashboard numbers, shortly after they change. Changes close together arrive as one.",
    type: DeskStatsType,
    subscribe: (_root, _args, context) => watchStats(context),
    resolve: (stats) => stats,
  }),
}));
