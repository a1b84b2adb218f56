import * as z from "zod/mini";
import { isTimeZone } from "../../core/time/zone.ts";

/** The options of the screen, in REST's spelling. */
export const timeRanges = ["7d", "30d", "90d", "1y"] as const;
export type TimeRange = (typeof timeRanges)[number];
export const usualRange: TimeRange = "30d";

/** The number of calendar days in a range, ending today in the viewer's time zone. */
export const daysOf: Record<TimeRange, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };

/** The maximum number of states and departments in a list. */
export const topPlaces = 5;
/**
 * With fewer requests than this in one place, a person could be identified. Such places are counted
 * but not named.
 */
export const fewestTold = 5;

/** The analytics' urgencies: critical counts as high. */
export const reportedUrgencies = ["high", "medium", "low"] as const;
export type ReportedUrgency = (typeof reportedUrgencies)[number];

export const exportFormats = ["pdf", "csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const timeZone = z
  .string("timeZone must be a text")
  .check(z.maxLength(64, "timeZone is too long"), z.refine(isTimeZone, "timeZone must be an IANA name"));

/** What the analytics are asked for. */
export const analyticsAsked = z.object({
  range: z._default(z.enum(timeRanges, "timeRange must be 7d, 30d, 90d or 1y"), usualRange),
  /** By default the installation's. */
  timeZone: z.optional(z.nullable(timeZone)),
});
export type AnalyticsAsked = z.output<typeof analyticsAsked> & { timeZone: string };

/** The change from the previous period; null if one of the two is unknown. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : value - before;
