import { addMonths } from "../../../shared/core/time/calendar.ts";
import { monthIn } from "../../../shared/core/time/zone.ts";

/** The months from the first one to the present one, newest first, as `2026-01`. */
export function monthsSince(first: string | null | undefined, zone: string, now: Date): string[] {
  const present = monthIn(zone, now);
  const months = [present];
  if (!first) return months;
  for (let month = addMonths(present, -1); month >= first; month = addMonths(month, -1)) months.push(month);
  return months;
}
