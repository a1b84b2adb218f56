import * as z from "zod/mini";
import { startOfMonth, addMonths } from "../../core/time/calendar.ts";
import { monthIn } from "../../core/time/zone.ts";

/** A quarter of a federal fiscal year: 2027 is October 2026 to September 2027. */
export interface FiscalQuarter {
  year: number;
  quarter: number;
}

export const quarters = [1, 2, 3, 4] as const;

const wrong = { year: "year must be from 2020 to 2100", quarter: "quarter must be from 1 to 4" };
const whole = (most: { from: number; to: number }, message: string) =>
  z.coerce.number(message).check(z.int(message), z.minimum(most.from, message), z.maximum(most.to, message));

export const vocaAsked = z.object({
  year: whole({ from: 2020, to: 2100 }, wrong.year),
  quarter: whole({ from: 1, to: 4 }, wrong.quarter),
});

/** `internal` has every number. `public` hides what could tell who was helped. */
export const vocaCopies = ["internal", "public"] as const;
export const vocaExportAsked = z.extend(vocaAsked, {
  copy: z._default(z.enum(vocaCopies, "copy must be internal or public"), "internal"),
});

/** The quarter of a moment, in the installation's calendar. */
export function fiscalQuarterOf(zone: string, at: Date): FiscalQuarter {
  const [year = 0, month = 0] = monthIn(zone, at).split("-").map(Number);
  return { year: month >= 10 ? year + 1 : year, quarter: ((Math.floor((month - 1) / 3) + 1) % 4) + 1 };
}

/** The first moment of the fiscal year and of the quarter, and the first moment after it. */
export function fiscalSpanOf(zone: string, { year, quarter }: FiscalQuarter) {
  const first = `${year - 1}-10`;
  const startOf = (one: number) => startOfMonth(zone, addMonths(first, 3 * (one - 1)));
  return { yearFrom: startOf(1), from: startOf(quarter), until: startOf(quarter + 1) };
}
