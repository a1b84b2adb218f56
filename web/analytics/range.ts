import { timeRanges, usualRange, type TimeRange } from "#shared/analytics/rules";
import type { AnalyticsRange } from "#relay/AnalyticsBodyQuery.graphql";

/**
 * The range that the dashboard's address names, `?range=7d`; the last 30 days where it names none
 * that there is.
 */
export const readRange = (address: URLSearchParams): TimeRange =>
  timeRanges.find((range) => range === address.get("range")) ?? usualRange;

export function withRange(address: URLSearchParams, range: TimeRange): URLSearchParams {
  const next = new URLSearchParams(address);
  if (range === usualRange) next.delete("range");
  else next.set("range", range);
  return next;
}

/** As GraphQL spells them. */
export const rangeInGraph: Record<TimeRange, AnalyticsRange> = {
  "7d": "days7",
  "30d": "days30",
  "90d": "days90",
  "1y": "year",
};

/** Where the viewer's clock is. */
export const zoneHere = (chosen: string | undefined): string =>
  chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
