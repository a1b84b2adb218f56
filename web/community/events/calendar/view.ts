import { addMonths, firstMonth, isMonth } from "../../../../shared/community/events/rules.ts";
import type { Locale } from "../../../core/i18n/i18n.tsx";

export const views = ["list", "calendar"] as const;
export type EventsView = (typeof views)[number];

/** The view in the URL: `?month=2023-08&view=calendar&day=15`. Invalid values are ignored. */
export function readView(search: URLSearchParams): {
  month: string;
  view: EventsView;
  day: string | undefined;
} {
  const asked = search.get("month") ?? "";
  const month = isMonth(asked) ? asked : firstMonth;
  const day = `${month}-${(search.get("day") ?? "").padStart(2, "0")}`;
  return {
    month,
    view: views.find((view) => view === search.get("view")) ?? "list",
    day: /-\d\d-\d\d$/.test(day) && !day.endsWith("-00") ? day : undefined,
  };
}

/** The URL of another month: without the day, and otherwise the same. */
export function monthAddress(search: URLSearchParams, month: string): string {
  const next = new URLSearchParams(search);
  next.set("month", month);
  next.delete("day");
  return `/events?${next}`;
}

/** The previous and next month, within the calendar's range. */
export const monthsBeside = (month: string) =>
  [addMonths(month, -1), addMonths(month, 1)].map((beside) => (isMonth(beside) ? beside : undefined)) as [
    string | undefined,
    string | undefined,
  ];

/** The first day of the week, 0 for Sunday: Sunday in the United States, Monday in France. */
export const firstWeekday: Record<Locale, number> = { en: 0, es: 0, fr: 1 };
