import * as z from "zod/mini";
import { addMonths, startOfMonth } from "../../../../shared/core/time/calendar.ts";
import { federalFirstMonth, fiscalYearStart } from "../../../../shared/core/time/fiscal-year.ts";
import type { FiscalQuarter } from "../../../../shared/desk/analytics/fiscal-quarters.ts";

const whole = (from: number, to: number, wrong: string) =>
  z.coerce.number(wrong).check(z.int(wrong), z.minimum(from, wrong), z.maximum(to, wrong));

/** Either is by default that of the current quarter. */
export const vocaAsked = z.object({
  year: z.optional(z.nullable(whole(2020, 2100, "year must be from 2020 to 2100"))),
  quarter: z.optional(z.nullable(whole(1, 4, "quarter must be from 1 to 4"))),
});

/** `internal` has every number. `public` hides what could tell who was helped. */
export const vocaExportAsked = z.extend(vocaAsked, {
  copy: z._default(z.enum(["internal", "public"], "copy must be internal or public"), "internal"),
});

/** The first moment of the fiscal year and of the quarter, and the first moment after it. */
export function fiscalSpanOf(zone: string, { year, quarter }: FiscalQuarter) {
  const startOf = (one: number) =>
    startOfMonth(zone, addMonths(fiscalYearStart(year, federalFirstMonth), 3 * (one - 1)));
  return { yearFrom: startOf(1), from: startOf(quarter), until: startOf(quarter + 1) };
}
