import { localeTags, useLanguage, type Locale } from "./i18n.tsx";

export interface Format {
  /** US dollars: `$75.00`. */
  money: (usd: number) => string;
  number: (value: number) => string;
  /** `Nov 20, 2026`; a date without a time (a birthday) is independent of the time zone. */
  date: (iso: string) => string;
  /** `November 20, 2026` */
  dateLong: (iso: string) => string;
  /** `Nov 20, 2026, 3:04 PM` */
  dateTime: (iso: string) => string;
  time: (iso: string) => string;
}

/** Money and dates in the person's language and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useLanguage();
  return formatFor(locale, timeZone);
}

/** Cached, because a page has hundreds of dates and creating a formatter takes a millisecond. */
export function formatFor(locale: Locale, timeZone?: string): Format {
  const name = `${locale} ${timeZone}`;
  const format = formats.get(name) ?? createFormat(locale, timeZone);
  formats.set(name, format);
  return format;
}

const formats = new Map<string, Format>();
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

function createFormat(locale: Locale, timeZone: string | undefined): Format {
  const tag = localeTags[locale];
  const money = once(
    () => new Intl.NumberFormat(tag, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" }),
  );
  const number = once(() => new Intl.NumberFormat(tag));
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  const dayHere = dates(day);

  return {
    money: (usd) => money().format(usd),
    number: (value) => number().format(value),
    date: (iso) => (dateOnly.test(iso) ? plainDay(locale, iso) : dayHere(iso)),
    dateLong: dates({ ...day, month: "long" }),
    dateTime: dates({ ...day, hour: "numeric", minute: "2-digit" }),
    time: dates({ hour: "numeric", minute: "2-digit" }),
  };

  function dates(options: Intl.DateTimeFormatOptions): (iso: string) => string {
    const here = once(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }));
    const everywhere = once(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }));
    return (iso) => {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return iso;
      return (dateOnly.test(iso) ? everywhere : here)().format(date);
    };
  }
}

/**
 * The same result as Intl without its tables: on a cheap phone they take a seventh of a second, and
 * the directory's cards need nothing else. Prerendering cannot use Intl's words either, since
 * browsers have other versions of the tables.
 */
function plainDay(locale: Locale, iso: string): string {
  const date = new Date(iso);
  const month = months[locale].split("|")[date.getUTCMonth()];
  if (!month) return iso;
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return locale === "en" ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

const months: Record<Locale, string> = {
  en: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
  es: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
  fr: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
};

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
