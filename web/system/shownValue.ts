import type { Format } from "../core/i18n/format.ts";
import type { en } from "./words.desk.ts";

type Words = typeof en;

const amounts = new Set<string>([
  "maxFundAllocation",
  "defaultFoodAssistance",
  "defaultHousingAssistance",
  "victimDayLimit",
  "victimMonthLimit",
  "officerDayLimit",
  "officerMonthLimit",
]);

/** A setting's value for display: `$75.00`, Yes, None. */
export function shownValue(
  field: string,
  value: string | number | boolean,
  { config: t }: Pick<Words, "config">,
  format: Format,
): string {
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (amounts.has(field)) return format.money(Number(value));
  if (field === "officerVisibility")
    return t.visibilities[value as keyof typeof t.visibilities] ?? String(value);
  return value === "" ? t.none : String(value);
}
