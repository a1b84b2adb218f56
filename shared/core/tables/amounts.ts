import type { AnySentence } from "../i18n/phrases.ts";
import { says } from "./sentences.ts";

/**
 * An amount in US dollars as spreadsheets and providers write it. A comma or a point before one or
 * two digits is a decimal sign; before three digits it could be either, so it is never guessed.
 */
export function readAmount(written: string): { cents: bigint } | { problem: AnySentence } {
  const text = written.replaceAll(/\s+/g, " ").trim();
  const bare = text.replace(/^(?:USD ?\$?|US ?\$|\$ ?US|\$) ?| ?(?:US ?\$|\$ ?US|\$|USD)$/i, "");
  const [, inside, before, after] = credit.exec(bare) ?? [];
  const number = inside ?? before ?? after;
  if (number !== undefined)
    return { problem: "problem" in readAmount(number) ? says.notAmount : says.credit({ text: written }) };
  if (/^\d[\d.,' ’]*$|^[.,]\d/.test(bare)) return readNumber(bare);
  const isOther = /\d/.test(bare) && /[€£¥₡₱]|^[A-Z]{2,3}\b|\b[A-Z]{3}$/i.test(bare);
  return { problem: isOther ? says.otherCurrency : says.notAmount };
}

/**
 * What a person typed into a field of dollars, as a number; null if it is blank. What could be read
 * in two ways, and what is no amount, is NaN, so a schema refuses it. A number stays as it is.
 */
export function typedDollars(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return null;
  const read = readAmount(value);
  return "cents" in read ? Number(read.cents) / 100 : Number.NaN;
}

/** Accountants write what is given back in parentheses, others with a minus on either side. */
const credit = /^(?:\((.{1,40})\)|[-−–] ?(.{1,40})|(.{1,40}?) ?(?:[-−–]|CR))$/i;

const maxDigits = 13;

function readNumber(text: string): { cents: bigint } | { problem: AnySentence } {
  const [, whole, part] = /^(\d*)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole !== undefined) return inCents(whole, part);
  const [, groups = "", mark = "", decimal, cents] =
    /^([1-9]\d{0,2}(?:([.,' ’])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  if (!groups || decimal === mark) return { problem: says.notAmount };
  const isUnclear = decimal === undefined && /^\d+[.,]\d{3}$/.test(text);
  return isUnclear ? { problem: says.unclearAmount({ text }) } : inCents(groups.replaceAll(mark, ""), cents);
}

const inCents = (whole: string, part = "") =>
  whole.length > maxDigits
    ? { problem: says.notAmount }
    : { cents: BigInt(whole || "0") * 100n + BigInt(part.padEnd(2, "0")) };
