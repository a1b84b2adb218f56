import * as z from "zod/mini";
import { parse } from "../../core/errors.ts";
import { rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { listAddresses } from "./addresses.ts";
import { listActivity } from "./entries.ts";
import { entryNumber, logStatuses, risks, userTypes } from "../../../shared/desk/activity/rules.ts";

const day = z.optional(z.iso.datetime({ offset: true }));
const logQuery = z.object({
  search: z.optional(z.string()),
  userType: z.optional(z.enum(["all", ...userTypes])),
  status: z.optional(z.enum(["all", ...logStatuses])),
  from: day,
  to: day,
  after: z.optional(entryNumber),
});

const text = z.nullable(z.string());
const log = component(
  "ActivityLog",
  z.object({
    id: z.string(),
    action: z.string(),
    description: z.string(),
    userId: text,
    userName: text,
    userType: z.enum(userTypes),
    status: z.enum(logStatuses),
    resourceType: z.string(),
    resourceId: text,
    ipAddress: text,
    details: z.unknown(),
    timestamp: z.iso.datetime(),
  }),
);

const address = component(
  "IpActivity",
  z.object({
    ipAddress: z.string(),
    risk: z.enum(risks),
    lastSeen: z.iso.datetime(),
    actionCount: z.number(),
    userTypes: z.array(z.enum(userTypes)),
    location: z.enum(["Private network", "Unknown"]),
    failedSignIns: z.number(),
    denials: z.number(),
    perMinute: z.number(),
    blockedUntil: z.nullable(z.iso.datetime()),
  }),
);

export const activityRoutes: Routes = {
  "GET /api/admin/ip-activities": route(
    {
      access: "readRecords",
      operationId: "listIpActivities",
      tag: "Audit",
      summary: "List the IP addresses of the last 24 hours.",
      description:
        "Most recently active first, at most 2000. High risk from 5 failed sign-ins, 10 denials or 120 actions a minute. Medium from 2, 3 or 60.",
      answer: z.object({ success: z.boolean(), ipActivities: z.array(address) }),
    },
    async (context) => ({
      success: true,
      ipActivities: (await listAddresses(context, {})).map(
        ({ lastSeen, block, signs: _signs, isOwn: _isOwn, ...row }) => ({
          ...row,
          lastSeen: lastSeen.toISOString(),
          blockedUntil: block?.until.toISOString() ?? null,
        }),
      ),
    }),
  ),
  "GET /api/admin/activity-logs": route(
    {
      access: "readRecords",
      example: { query: { userType: "admin", search: "sam.rivera" } },
      operationId: "listActivityLogs",
      isPaged: true,
      tag: "Audit",
      summary: "List the activity log.",
      description: "Newest first, 25 entries on a page. The `Link` header points to the next page.",
      query: logQuery,
      answer: z.object({ success: z.boolean(), logs: z.array(log) }),
    },
    async (context, { query }) => {
      const { userType, status, from, to, ...asked } = query;
      const filter = {
        ...asked,
        ...(userType && userType !== "all" && { userType }),
        ...(status && status !== "all" && { status }),
        ...(from && { from: new Date(from) }),
        ...(to && { to: new Date(to) }),
      };
      const found = await listActivity(context, filter, rowsPerPage + 1);
      const rows = found.slice(0, rowsPerPage);
      const last = rows.at(-1)?.id;
      if (found.length > rowsPerPage && last) {
        const given = Object.entries({ ...parse(logQuery, query), after: last });
        const next = new URLSearchParams(given.filter(([, value]) => value));
        context.setNextPage?.(`/api/admin/activity-logs?${next}`);
      }
      return {
        success: true,
        logs: rows.map(({ sentence, timestamp, caseId: _caseId, ...row }) => ({
          ...row,
          description: sentence,
          timestamp: timestamp.toISOString(),
        })),
      };
    },
  ),
};
