import { useMemo } from "react";
import { useFormat, type Format } from "../../../core/i18n/format.ts";

/** Money and dates, and a short date for a dense list. */
export interface ListFormat extends Format {
  /** `3:04 PM` today, `Nov 20` this year, else `Nov 20, 2025`. */
  brief: (iso: string) => string;
}

export function useListFormat(): ListFormat {
  const format = useFormat();
  return useMemo(() => ({ ...format, brief: briefIn(format) }), [format]);
}

/** The desk is in English, where the year ends a date. */
export const briefIn = (format: Format) => (iso: string) => {
  const [day, today] = [format.date(iso), format.date(new Date().toISOString())];
  if (day === today) return format.time(iso);
  const year = today.slice(-", 2026".length);
  return day.endsWith(year) ? day.slice(0, -year.length) : day;
};
