import type { Context, Kernel } from "../../core/context.ts";
import { scopedTo, type AgencyScope } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { activeWithinMinutes } from "../../../shared/desk/cases/rules.ts";
import { countActiveUsers, countByStatus, sumUpCounts, type Counts } from "./stats.sql.ts";

export interface DeskStats {
  totalRequests: number;
  pendingRequests: number;
  approvedRequests: number;
  activeUsers: number;
}

/** Concurrent viewers share one count. */
const keptForMs = 500;
const kept = new WeakMap<Kernel["events"], { at: number; counts: Promise<Counts> }>();

/** The number of requests by status; of the whole program at most half a second old. */
export function countCases({ sql, events }: Context, scope: AgencyScope): Promise<Counts> {
  if (scope.agencies !== null) return countByStatus(sql, scope);
  const before = kept.get(events);
  if (before && performance.now() - before.at < keptForMs) return before.counts;
  const counts = countByStatus(sql, scope);
  kept.set(events, { at: performance.now(), counts });
  counts.catch(() => kept.delete(events));
  return counts;
}

/** The four numbers at the top of the dashboard. */
export async function readStats(context: Context): Promise<DeskStats> {
  admit(context.viewer, "readCases");
  const now = context.now();
  const since = new Date(now.getTime() - activeWithinMinutes * minuteMs);
  const scope = scopedTo(context.viewer);
  const [counts, activeUsers] = await Promise.all([
    countCases(context, scope),
    countActiveUsers(context.sql, scope, now, since),
  ]);
  return {
    totalRequests: Object.values(counts).reduce((sum, count) => sum + count, 0),
    pendingRequests: counts.pending ?? 0,
    approvedRequests: counts.approved ?? 0,
    activeUsers,
  };
}

/** Keeps the rows few that a count adds up. */
export const sumUpRequestCounts = async ({ sql }: Pick<Context, "sql">): Promise<number> => {
  await sumUpCounts(sql);
  return 0;
};
