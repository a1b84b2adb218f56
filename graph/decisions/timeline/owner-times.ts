import type { Context } from "../../core/context.ts";
import { demand } from "../../core/access/audiences.ts";
import { may } from "../../core/access/viewer.ts";
import { keptByKernel } from "../../core/http/kept-values.ts";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { owners, type Owner } from "./attribution.ts";
import { leastOwnerRequests, maxOwnerTimes, ownerTimesDays } from "./rules.ts";
import { readAllWaits, type Wait } from "./spans.ts";

export interface OwnerTime {
  owner: Owner;
  requests: number;
  medianMinutes: number;
  ninetiethMinutes: number;
}
export interface OwnerTimes {
  since: Date;
  requests: number;
  owners: OwnerTime[];
}

/** Reading a month takes a second or two, so all viewers share one answer for a while. */
const kept = keptByKernel(5 * minuteMs);

/** How long requests that ended in the last 30 days waited for each owner. */
export function readOwnerTimes(context: Context): Promise<OwnerTimes> {
  demand(may(context.viewer, "readCases"));
  const since = new Date(context.now().getTime() - ownerTimesDays * dayMs);
  return kept(context).get("all", () => countOwnerTimes(context, since));
}

async function countOwnerTimes(context: Context, since: Date): Promise<OwnerTimes> {
  const ended = await context.db.emergencyRequest.findMany({
    where: {
      OR: [
        { status: "completed", completedAt: { gte: since } },
        { status: "denied", firstDecidedAt: { gte: since } },
      ],
    },
    orderBy: { id: "desc" },
    take: maxOwnerTimes,
    select: { id: true },
  });
  const waits: Wait[][] = [];
  for (let from = 0; from < ended.length; from += batch) {
    const ids = ended.slice(from, from + batch).map(({ id }) => id);
    waits.push(...(await readAllWaits(context, ids)).values());
  }
  return { since, requests: ended.length, owners: timesOf(waits) };
}

/** One batch at a time, so that other calls come between. */
const batch = 200;

/** Minutes by owner, the longest median first. Owners of fewer than five requests are left out. */
export function timesOf(requests: readonly Pick<Wait, "owner" | "from" | "to">[][]): OwnerTime[] {
  const minutesOf = (owner: Owner) =>
    requests
      .map((waits) => waits.filter((wait) => wait.owner === owner))
      .filter((waits) => waits.length > 0)
      .map((waits) => waits.reduce((sum, { from, to }) => sum + to - from, 0) / minuteMs)
      .toSorted((one, other) => one - other);
  return owners
    .filter((owner) => owner !== "closed")
    .map((owner) => ({ owner, minutes: minutesOf(owner) }))
    .filter(({ minutes }) => minutes.length >= leastOwnerRequests)
    .map(({ owner, minutes }) => ({
      owner,
      requests: minutes.length,
      medianMinutes: quantile(minutes, 0.5),
      ninetiethMinutes: quantile(minutes, 0.9),
    }))
    .toSorted((one, other) => other.medianMinutes - one.medianMinutes);
}

/** Between the two nearest values, as PostgreSQL's percentile_cont; the values are in order. */
function quantile(values: readonly number[], part: number): number {
  const at = (values.length - 1) * part;
  const below = values[Math.floor(at)] ?? 0;
  const above = values[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
