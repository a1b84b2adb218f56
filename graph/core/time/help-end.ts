import { addDays, endOfDay } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

/** A code can be used until the end of this many days after the day it is given. */
export const codeLifeDays = 7;

/**
 * When help that is given now ends: at the end of its last day in the installation's time zone, or
 * before, with the vendor's own code. It is computed once and stored in the dispatch, from which
 * everything that prints or checks it reads.
 */
export function endOfHelp(zone: string, now: Date, codeExpiresAt: Date | null): Date {
  const end = endOfDay(zone, addDays(dayIn(zone, now), codeLifeDays));
  return codeExpiresAt && codeExpiresAt < end ? codeExpiresAt : end;
}
