import { useMemo } from "react";
import { localeTags, useLanguage, type Locale } from "./i18n.tsx";

export interface Format {
  /** US dollars: `$75.00`. */
  money: (usd: number) => string;
  number: (value: number) => string;
  /** `Nov 20, 2026`; a date without a time (a birthday) never moves with the time zone. */
  date: (iso: string) => string;
  /** `November 20, 2026` */
  dateLong: (iso: string) => string;
  /** `Nov 20, 2026, 3:04 PM` */
  dateTime: (iso: string) => string;
  time: (iso: string) => string;
}

/** Money and dates as the person's language and time zone write them. */
export function useFormat(): Format {
  const { locale, timeZone } = useLanguage();
  return useMemo(() => createFormat(locale, timeZone), [locale, timeZone]);
}

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

export function createFormat(locale: Locale, timeZone?: string): Format {
  const tag = localeTags[locale];
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  });
  const number = new Intl.NumberFormat(tag);
  const day = { year: "numeric", month: "short", day: "numeric" } as const;

  return {
    money: (usd) => money.format(usd),
    number: (value) => number.format(value),
    date: dates(day),
    dateLong: dates({ ...day, month: "long" }),
    dateTime: dates({ ...day, hour: "numeric", minute: "2-digit" }),
    time: dates({ hour: "numeric", minute: "2-digit" }),
  };

  function dates(options: Intl.DateTimeFormatOptions): (iso: string) => string {
    const here = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    const everywhere = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
    return (iso) => {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return iso;
      return (dateOnly.test(iso) ? everywhere : here).format(date);
    };
  }
}
