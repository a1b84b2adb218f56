import {
  fiscalQuarterOf,
  quarters,
  type FiscalQuarter,
} from "../../../../shared/desk/analytics/fiscal-quarters.ts";
import { installationZone } from "../../../core/i18n/installationZone.ts";

const yearsBack = 5;

const current = () => fiscalQuarterOf(installationZone(), new Date());

/** The newest first. */
export const offeredYears = (): number[] =>
  Array.from({ length: yearsBack }, (_, before) => current().year - before);

/** `?year=2027&quarter=1`; the current quarter by default. */
export function readVocaAddress(search: URLSearchParams): FiscalQuarter {
  const now = current();
  return {
    year: offeredYears().find((year) => String(year) === search.get("year")) ?? now.year,
    quarter: quarters.find((quarter) => String(quarter) === search.get("quarter")) ?? now.quarter,
  };
}

export function withVoca(search: URLSearchParams, { year, quarter }: FiscalQuarter): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("year", String(year));
  next.set("quarter", String(quarter));
  return next;
}
