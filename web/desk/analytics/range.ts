import { timeRanges, usualRange, type TimeRange } from "../../../shared/desk/analytics/rules.ts";
import type { AnalyticsRange } from "#relay/AnalyticsBodyQuery.graphql";

/** The range in the dashboard's URL, `?range=7d`; the last 30 days by default. */
export const readRange = (address: URLSearchParams): TimeRange =>
  timeRanges.find((range) => range === address.get("range")) ?? usualRange;

export function withRange(address: URLSearchParams, range: TimeRange): URLSearchParams {
  const next = new URLSearchParams(address);
  if (range === usualRange) next.delete("range");
  else next.set("range", range);
  return next;
}

/** In GraphQL's spelling. */
export const rangeInGraph: Record<TimeRange, AnalyticsRange> = {
  "7d": "days7",
  "30d": "days30",
  "90d": "days90",
  "1y": "year",
};
