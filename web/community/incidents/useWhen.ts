import { useMemo } from "react";
import { formatFor } from "../../core/i18n/format.ts";
import { useLocale } from "../../core/i18n/i18n.tsx";
import { useOwnZone } from "./useOwnZone.ts";

const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** "November 20, 2026" and "2:30 PM". A typed time is shown unchanged. */
export function useWhen(): (dateTime: string) => { date: string; time: string } {
  const locale = useLocale();
  const timeZone = useOwnZone();
  return useMemo(() => {
    const onWall = formatFor(locale, "UTC");
    const here = formatFor(locale, timeZone);
    return (dateTime) => {
      if (Number.isNaN(Date.parse(dateTime))) return { date: dateTime, time: "" };
      const [format, iso] = wallClock.test(dateTime) ? [onWall, `${dateTime}Z`] : [here, dateTime];
      return { date: format.dateLong(iso), time: iso.includes("T") ? format.time(iso) : "" };
    };
  }, [locale, timeZone]);
}
