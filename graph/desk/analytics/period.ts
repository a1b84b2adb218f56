import { fromDate, toCalendarDate } from "@internationalized/date";
import { daysOf, type AnalyticsAsked, type TimeRange } from "../../../shared/desk/analytics/rules.ts";

/** The days of a range in the viewer's calendar, and the previous period. */
export interface Span {
  range: TimeRange;
  timeZone: string;
  from: Date;
  to: Date;
  beforeFrom: Date;
  beforeTo: Date;
  /** Each day of the range with its start. */
  days: { day: string; at: Date }[];
}

/**
 * The last day is today, so far. The previous period has as many days and ends at the same time of
 * day, so that a morning is not compared with a whole day. Days start at the viewer's midnight, so
 * some have 23 or 25 hours.
 */
export function spanOf({ range, timeZone }: AnalyticsAsked, now: Date): Span {
  const here = fromDate(now, timeZone);
  const today = toCalendarDate(here);
  const count = daysOf[range];
  const first = today.subtract({ days: count - 1 });
  const days = Array.from({ length: count }, (_, at) => {
    const day = first.add({ days: at });
    return { day: day.toString(), at: day.toDate(timeZone) };
  });
  return {
    range,
    timeZone,
    from: first.toDate(timeZone),
    to: now,
    beforeFrom: first.subtract({ days: count }).toDate(timeZone),
    beforeTo: here.subtract({ days: count }).toDate(),
    days,
  };
}
