import type { RequestStatus } from "../../prisma/client/enums.ts";
import type { Context, Kernel } from "../core/context.ts";
import { admit } from "../core/access/audiences.ts";
import { minuteMs } from "../core/time/durations.shared.ts";
import { activeWithinMinutes } from "./rules.shared.ts";

export type Counts = Partial<Record<RequestStatus, number>>;

export interface DeskStats {
  totalRequests: number;
  pendingRequests: number;
  approvedRequests: number;
  activeUsers: number;
}

/** Counting scans a whole index, so concurrent viewers share one count. */
const keptForMs = 500;
const kept = new WeakMap<Kernel["events"], { at: number; counts: Promise<Counts> }>();

const countStatement = {
  name: "cases-counted",
  text: `SELECT coalesce(json_object_agg(s."status", s."count"), '{}') AS "counts" FROM (SELECT "status", count(*)::int AS "count" FROM "EmergencyRequest" GROUP BY "status") s`,
};

/** The number of requests by status, at most half a second old. */
export function countCases({ sql, events }: Context): Promise<Counts> {
  const before = kept.get(events);
  if (before && performance.now() - before.at < keptForMs) return before.counts;
  const counts = sql<{ counts: Counts }>(countStatement, []).then(([row]) => row?.counts ?? {});
  kept.set(events, { at: performance.now(), counts });
  counts.catch(() => kept.delete(events));
  return counts;
}

const activeStatement = {
  name: "active-users",
  text: `SELECT count(*)::int AS "active" FROM (SELECT DISTINCT s."officerId", s."adminId" FROM "Session" s
    WHERE s."kind" IN ('officer', 'admin') AND s."endedAt" IS NULL AND s."expiresAt" > $1 AND s."lastSeenAt" > $2) s`,
};

/** The four numbers at the top of the dashboard. */
export async function readStats(context: Context): Promise<DeskStats> {
  admit(context.viewer, "admin");
  const now = context.now();
  const since = new Date(now.getTime() - activeWithinMinutes * minuteMs);
  const [counts, [users]] = await Promise.all([
    countCases(context),
    context.sql<{ active: number }>(activeStatement, [now, since]),
  ]);
  return {
    totalRequests: Object.values(counts).reduce((sum, count) => sum + count, 0),
    pendingRequests: counts.pending ?? 0,
    approvedRequests: counts.approved ?? 0,
    activeUsers: users?.active ?? 0,
  };
}
