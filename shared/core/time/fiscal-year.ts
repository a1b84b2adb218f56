/*
 * A fiscal year has the name of the calendar year in which it ends: with October as the first
 * month, 2026 is from October 2025 to September 2026.
 */

/** Of the federal government. */
export const federalFirstMonth = 10;

/**
 * The fiscal year of a local day or month, `2026-10-01` or `2026-10`.
 *
 * @param firstMonth The month in which it begins, 1 to 12
 */
export function fiscalYearOf(day: string, firstMonth: number): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return firstMonth > 1 && month >= firstMonth ? year + 1 : year;
}

/** The month with which a fiscal year begins, `2025-10`. */
export const fiscalYearStart = (year: number, firstMonth: number): string =>
  `${firstMonth > 1 ? year - 1 : year}-${String(firstMonth).padStart(2, "0")}`;
