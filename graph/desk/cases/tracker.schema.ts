import { builder } from "../../core/graphql/builder.ts";
import { may } from "../../core/access/viewer.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { alreadyRead, type ReadAlready } from "../../core/graphql/shared-paths.ts";
import { columnsIn } from "../../intake/requests/columns.ts";
import { RequestStatus } from "../../intake/requests/enums.ts";
import { caseOrders } from "../../../shared/desk/cases/rules.ts";
import { readStats, type DeskStats } from "./stats.ts";
import { countTracked, listTracked, trackedBy } from "./tracker.ts";
import { trackedChanges, watchStats } from "./watch.ts";
import { readTrackedFacts, trackedFields, type MissingApproval } from "../../intake/requests/tracker.sql.ts";

const MissingApprovalType = builder.objectRef<MissingApproval>("MissingApproval").implement({
  access: "through",
  fields: (t) => ({
    approvals: t.exposeInt("approvals"),
    required: t.exposeInt("required"),
    supervisor: t.exposeString("supervisor", { nullable: true }),
    needsAdmin: t.exposeBoolean("needsAdmin"),
  }),
});

builder.prismaObjectField("EmergencyRequest", "missingApproval", (t) =>
  t.field({
    type: MissingApprovalType,
    nullable: true,
    resolve: async (request, _args, context) => {
      if (!may(context.viewer, "readCases") || request.status !== "processing") return null;
      const read = (request as ReadAlready)[alreadyRead] ?? (await readTrackedFacts(context, request.id));
      return (read as { missingApproval?: MissingApproval | null } | undefined)?.missingApproval ?? null;
    },
  }),
);

const CaseOrder = builder.enumType("CaseOrder", { values: caseOrders });

const TrackedConnection = connectionOf("TrackedRequest", typeOf("EmergencyRequest"));

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
    access: "readCases",
    scope: "requests:read",
    type: TrackedConnection,
    args: {
      search: t.arg.string({ required: false }),
      status: t.arg({ type: RequestStatus, required: false }),
      isOpen: t.arg.boolean({ required: false }),
      order: t.arg({ type: CaseOrder, required: false }),
      ...paging,
    },
    resolve: (_root, { search, status, isOpen, order, ...page }, context, info) => {
      const asked = trackedBy(context, {
        ...{ search: search ?? "", status, isOpen: isOpen ?? false, order: order ?? "urgency" },
      });
      const [field, another] = info.fieldNodes;
      const isKnown = field && !another && columnsIn(field, info.fragments, trackedFields);
      const whole = isKnown ? null : selectedIn(context, info);
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
    scope: "export:read",
    type: DeskStatsType,
    resolve: (_root, _args, context) => readStats(context),
  }),
}));

builder.subscriptionFields((t) => ({
  trackedRequestChanged: t.field({
    access: "readCases",
    type: typeOf("EmergencyRequest"),
    nullable: true,
    subscribe: (_root, _args, context) => trackedChanges.watch(context),
    resolve: (change, _args, context) => trackedChanges.row(context, change),
  }),
  deskStatsChanged: t.field({
    access: "readCases",
    type: DeskStatsType,
    subscribe: (_root, _args, context) => watchStats(context),
    resolve: (stats) => stats,
  }),
}));
