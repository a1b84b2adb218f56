import { federalFirstMonth, fiscalYearOf } from "../../core/time/fiscal-year.ts";
import { monthIn } from "../../core/time/zone.ts";

/** A quarter of a federal fiscal year: 2027 is October 2026 to September 2027. */
export interface FiscalQuarter {
  year: number;
  quarter: number;
}

export const quarters = [1, 2, 3, 4] as const;

/** The quarter of a moment, in the calendar of a time zone. */
export function fiscalQuarterOf(zone: string, at: Date): FiscalQuarter {
  const local = monthIn(zone, at);
  const month = Number(local.split("-")[1]);
  return {
    year: fiscalYearOf(local, federalFirstMonth),
    quarter: ((Math.floor((month - 1) / 3) + 1) % 4) + 1,
  };
}
