import { isStillFull, type FullTonight } from "../../../../shared/community/directory/full-tonight.ts";
import { formatFor } from "../../../core/i18n/format.ts";
import { useLocale, useWords } from "../../../core/i18n/i18n.tsx";
import { useMinute } from "../../../design/display/timer/clock.ts";
import { words } from "../words.ts";

/**
 * What a shelter said of tonight, with the time by its own clock; undefined from 8 a.m. there on.
 * The device decides again each minute: it may have kept the entry since another day.
 */
export function useFullTonight(night: FullTonight | null | undefined): string | undefined {
  const t = useWords(words);
  const locale = useLocale();
  const now = useMinute();
  if (!night || !isStillFull(night, now)) return undefined;
  return t.full(formatFor(locale, night.timeZone).time(night.since));
}
