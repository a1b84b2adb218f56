import type { Language } from "../../../shared/core/forms/fields.ts";
import { localeTags } from "../i18n/i18n.ts";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";

/** "14 minutes ago": it needs no time zone, which the server does not know. */
export function ago(then: Date, now: Date, language: Language): string {
  const ms = Math.max(0, now.getTime() - then.getTime());
  const format = new Intl.RelativeTimeFormat(localeTags[language], { numeric: "always" });
  if (ms < hourMs) return format.format(-Math.max(1, Math.round(ms / minuteMs)), "minute");
  if (ms < 2 * dayMs) return format.format(-Math.round(ms / hourMs), "hour");
  return format.format(-Math.round(ms / dayMs), "day");
}
