import { isCalendarDay } from "../forms/fields.ts";
import type { AnySentence } from "../i18n/phrases.ts";
import { folded } from "../text/fold.ts";
import { says } from "./sentences.ts";

interface Cell {
  line: number;
  text: string;
}

type ReadDay = { day: string } | { problem: AnySentence };

/**
 * Reads the calendar days of one column: 2026-11-20, 20-Nov-26, 20.11.2026, and 11/20/2026 or
 * 11/20/26 with the month first. If any line has its day first, no line with slashes is clear, and
 * none is guessed.
 */
export function dayReader(column: readonly Cell[]): (text: string) => ReadDay {
  const dayFirst = column.find(({ text }) => isDayFirst(text));
  return (text) => {
    if (dayFirst && slashes.test(text.trim()))
      return { problem: isDayFirst(text) ? says.dayFirst({ text }) : says.dayFirstElsewhere(dayFirst) };
    const day = dayIn(text.trim());
    return day === undefined || !isCalendarDay(day) ? { problem: says.notDate } : { day };
  };
}

const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const isDayFirst = (text: string) => {
  const [, first, second] = slashes.exec(text.trim()) ?? [];
  return Number(first) > 12 && Number(second) <= 12;
};

/** Undefined if it has none of these forms. A year of two digits is of this century. */
function dayIn(text: string): string | undefined {
  const american = slashes.exec(text);
  if (american) return dayOf(american[3], american[1], american[2]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const named = /^(\d{1,2})[- ](\p{L}{3,10})\.?[- ](\d{4}|\d{2})$/u.exec(text);
  if (named) return dayOf(named[3], monthNamed(named[2]), named[1]);
  const long = /^(\p{L}{3,10})\.? (\d{1,2}), ?(\d{4})$/u.exec(text);
  if (long) return dayOf(long[3], monthNamed(long[1]), long[2]);
  return /^\d{4}\/\d\d\/\d\d$/.test(text) ? text.replaceAll("/", "-") : text;
}

const dayOf = (year = "", month: string | undefined = "", day = "") =>
  `${year.length === 2 ? "20" : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** The names of months in English, Spanish and French by their first letters. */
const months = [
  ...["ja|ene", "fe", "mar", "ap|ab|av", "may|mai", "jun|juin"],
  ...["jul|juil", "au|ag|ao", "se", "oc", "no", "de|di"],
];
const named = months.map((letters) => new RegExp(`^(?:${letters})`));
const known =
  /^(?:jan(?:uary|v|vier)?|ene(?:ro)?|feb(?:ruary|rero)?|fev(?:r|rier)?|mar(?:ch|zo|s)?|apr(?:il)?|abr(?:il)?|avr(?:il)?|may(?:o)?|mai|june?|junio|juin|july?|julio|juil(?:let)?|aug(?:ust)?|ago(?:sto)?|aout?|sept?(?:ember|iembre|embre)?|oct(?:ober|ubre|obre)?|nov(?:ember|iembre|embre)?|dec(?:ember|embre)?|dic(?:iembre)?)$/;

function monthNamed(name = ""): string | undefined {
  const word = folded(name);
  if (!known.test(word)) return undefined;
  return `${named.findIndex((month) => month.test(word)) + 1}`;
}
