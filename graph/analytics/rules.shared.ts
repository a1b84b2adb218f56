import * as z from "zod/mini";

/** What the screen's select offers, as REST spells it. */
export const timeRanges = ["7d", "30d", "90d", "1y"] as const;
export type TimeRange = (typeof timeRanges)[number];
export const usualRange: TimeRange = "30d";

/** A range is so many calendar days of the viewer, of which today is the last. */
export const daysOf: Record<TimeRange, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };

/** States and departments of a list. */
export const topPlaces = 5;
/**
 * A place with fewer requests is counted and not named, so that nobody is recognised by where they
 * were helped.
 */
export const fewestTold = 5;

/** The analytics' urgencies: what is critical counts as high. */
export const reportedUrgencies = ["high", "medium", "low"] as const;
export type ReportedUrgency = (typeof reportedUrgencies)[number];

export const exportFormats = ["pdf", "csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * An IANA name, with nothing in it that a database or a clock may read in another way, such as an
 * offset.
 */
const zoneName = /^[A-Za-z]+(?:[_-][A-Za-z]+)*(?:\/[A-Za-z0-9]+(?:[_+-][A-Za-z0-9]+)*){0,2}$/;

const isTimeZone = (name: string) => {
  if (!zoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const timeZone = z
  .string("timeZone must be a text")
  .check(z.maxLength(64, "timeZone is too long"), z.refine(isTimeZone, "timeZone must be an IANA name"));

/** What the analytics are asked for. */
export const analyticsAsked = z.object({
  range: z._default(z.enum(timeRanges, "timeRange must be 7d, 30d, 90d or 1y"), usualRange),
  timeZone: z._default(timeZone, "UTC"),
});
export type AnalyticsAsked = z.output<typeof analyticsAsked>;

/** How much more, or less, than before; null where one of the two is not known. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : value - before;
