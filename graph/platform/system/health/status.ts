import { admit } from "../../../core/access/audiences.ts";
import type { Context, Kernel } from "../../../core/context.ts";
import { probeAll, type Findings } from "./probes.ts";
import {
  components,
  healthReasons,
  historyMs,
  pointMs,
  type Component,
  type Finding,
} from "../../../../shared/platform/system/health.ts";
import { readHealthPoints, type HealthPoint } from "./health.sql.ts";

export interface SystemStatus {
  findings: Findings;
  lastUpdated: Date;
}

/** Concurrent callers share the same checks. */
const asked = new WeakMap<Kernel["events"], Promise<SystemStatus>>();

/** Checks every part of the system now. */
export async function systemStatus(context: Context): Promise<SystemStatus> {
  admit(context.viewer, "readRecords");
  const { events } = context;
  const running =
    asked.get(events) ??
    probeAll(context)
      .then((findings) => ({ findings, lastUpdated: context.now() }))
      .finally(() => asked.delete(events));
  asked.set(events, running);
  return running;
}

/** What the job found at that time; null if its rows are deleted. */
export async function statusAt({ db }: Context, at: Date): Promise<SystemStatus | null> {
  const rows = await db.healthSample.findMany({ where: { at } });
  const findings = Object.fromEntries(
    rows.map(({ component, state, responseMs, reason }) => [
      component,
      { state, responseMs, reason: healthReasons.find((word) => word === reason) ?? null },
    ]),
  ) as Partial<Record<Component, Finding>>;
  const { database, email, api } = findings;
  return database && email && api ? { findings: { database, email, api }, lastUpdated: at } : null;
}

/** The last day of every part, in quarters of an hour. */
export async function healthHistory(context: Context): Promise<Record<Component, HealthPoint[]>> {
  admit(context.viewer, "readRecords");
  const since = new Date(context.now().getTime() - historyMs);
  const points = await readHealthPoints(context.sql, since, pointMs);
  return Object.fromEntries(
    components.map((component) => [component, points.filter((point) => point.component === component)]),
  ) as Record<Component, HealthPoint[]>;
}
