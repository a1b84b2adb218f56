import { nameOf, scopedTo, type AgencyScope } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { uptimeBetween } from "../../platform/system/uptime.ts";
import { countsOf, type Counts } from "./figures.ts";
import { analyticsAsked, type AnalyticsAsked } from "../../../shared/desk/analytics/rules.ts";
import { spanOf, type Span } from "./period.ts";
import { readCounts } from "./figures.sql.ts";

export interface Day {
  day: string;
  filed: number;
  allocatedCents: number;
}

export interface Analytics extends Counts {
  span: Span;
  days: Day[];
}

/** Counts in progress: concurrent callers of the same range share one. */
const counting = new WeakMap<Kernel["events"], Map<string, Promise<Analytics>>>();

/**
 * The numbers of a range and of the previous period, in the caller's time zone, or the
 * installation's.
 */
export async function readAnalytics(context: Context, input: unknown): Promise<Analytics> {
  admit(context.viewer, "readFigures");
  const given = parse(analyticsAsked, input);
  const asked = { ...given, timeZone: given.timeZone ?? context.zone() };
  const running = counting.get(context.events) ?? new Map<string, Promise<Analytics>>();
  counting.set(context.events, running);
  const scope = scopedTo(context.viewer);
  const key = `${asked.range} ${asked.timeZone}${nameOf(scope)}`;
  const known = running.get(key);
  if (known) return known;
  const count = countRange(context, scope, asked).finally(() => running.delete(key));
  running.set(key, count);
  return count;
}

async function countRange(context: Context, scope: AgencyScope, asked: AnalyticsAsked): Promise<Analytics> {
  const span = spanOf(asked, context.now());
  const [row, current, before] = await Promise.all([
    readCounts(context.sql, scope, span),
    uptimeBetween(context, span.from, span.to),
    uptimeBetween(context, span.beforeFrom, span.beforeTo),
  ]);
  return {
    span,
    ...countsOf(row, { current, before }),
    days: span.days.map(({ day }, at) => ({
      day,
      filed: row.days[at]?.filed ?? 0,
      allocatedCents: row.days[at]?.cents ?? 0,
    })),
  };
}
