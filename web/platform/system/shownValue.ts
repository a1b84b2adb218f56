import { knownSetting } from "../../../shared/platform/system/settings.ts";
import type { Format } from "../../core/i18n/format.ts";
import type { en } from "./words.desk.ts";

type Words = typeof en;

/** A setting's value for display: `$75.00`, Yes, None. */
export function shownValue(
  field: string,
  value: string | number | boolean,
  { config: t }: Pick<Words, "config">,
  format: Format,
): string {
  const setting = knownSetting(field);
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (setting?.kind === "dollars") return format.money(Number(value));
  return setting?.options?.[String(value)] ?? (value === "" ? t.none : String(value));
}
