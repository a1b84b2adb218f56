import * as z from "zod/mini";
import { helpTypes } from "../../core/help-types.ts";
import { emailText } from "../../core/forms/email.ts";
import { isInCents } from "../../core/forms/dollars.ts";
import {
  digitsIn,
  formLanguage,
  isCalendarDay,
  nameOf,
  rowNumber,
  textOf,
  tooLong,
  trimmed,
} from "../../core/forms/fields.ts";
import { nameText } from "../../core/forms/names.ts";
import { comparable } from "../../core/text/typed.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { typedDollars } from "../../core/tables/amounts.ts";
import type { Phrase } from "../../core/i18n/phrases.ts";
import { contactChecks, contactFields, contactIn, safeContactForm } from "../../intake/safe-contact/rules.ts";
import { says as requestSays } from "../../intake/requests/sentences.ts";
import { says } from "./sentences.ts";

export const vouchersPerBook = 20;
export const maxValidDays = 366;
/** A larger maximum of one voucher is more likely a slip of the keyboard. */
const maxVoucherDollars = 1_000;
export const maxCallCharacters = 60;
export const maxGivenByCharacters = 120;
export const maxAddressCharacters = 300;
export const maxDetailsCharacters = 2_000;
export const maxVoucherReasonCharacters = 300;

export const voucherStates = ["open", "used", "lost", "void"] as const;
export const releasedStates = ["lost", "void"] as const;

/** Without I and O, which look like digits. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
/**
 * A prime number below 24 × 24. A wrong digit changes a number by d × 10ⁿ, two digits in the wrong
 * order by d × 9 × 10ⁿ. Neither is ever a multiple of it, so each gives other letters.
 */
const modulus = 571;
/** Gives books that follow one another letters that look different. */
const spread = 389;

/** The two letters behind a number, which catch typing errors. */
export function checkLetters(digits: string): string {
  const rest = (Number(digits) * spread) % modulus;
  return `${letters[Math.floor(rest / letters.length)]}${letters[rest % letters.length]}`;
}

/** Book numbers have four digits from the start, so that all numbers look alike. */
const firstBook = 1_000;

/** The first part of a book's voucher numbers. */
export const bookNumber = (bookId: number): string => String(firstBook + bookId);

/** As it is printed: 1001-07-KD for the seventh voucher of the first book. */
export function voucherNumber(bookId: number, place: number): string {
  const book = bookNumber(bookId);
  const within = String(place).padStart(2, "0");
  return `${book}-${within}-${checkLetters(`${book}${within}`)}`;
}

/** A typed number as it is printed; null if it cannot be one, or its letters do not match. */
export function readVoucherNumber(typed: string): string | null {
  const [, book = "", within = "", check] =
    /^(\d{4,8})(\d{2})([A-Z]{2})$/.exec(
      comparable(typed)
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ""),
    ) ?? [];
  if (check === undefined || checkLetters(`${book}${within}`) !== check) return null;
  return `${book}-${within}-${check}`;
}

const dollars = (wrong: Phrase, tooMuch: Phrase) =>
  z.pipe(
    z.transform(typedDollars),
    z
      .number(wrong)
      .check(z.minimum(0.01, wrong), z.maximum(maxVoucherDollars, tooMuch), z.refine(isInCents, wrong)),
  );

/** What is printed on each voucher of a book. */
export const bookForm = z.object({
  helpType: z.enum(helpTypes, says.helpTypeMissing),
  max: dollars(says.amountWrong, says.maximumTooLarge),
  validUntil: z.string(says.dayWrong).check(z.refine(isCalendarDay, says.dayWrong)),
  callWhom: nameOf(maxCallCharacters, { missing: says.callMissing, tooLong }),
});
export type BookForm = z.output<typeof bookForm>;

/** The same as a screen sends it, with the fund's ID. */
export const typedBookForm = z.extend(bookForm, {
  fund: z.string(says.fundMissing).check(z.minLength(1, says.fundMissing)),
});
export type TypedBookForm = z.output<typeof typedBookForm>;

/** A minute of the installation's clock, as a field sends it. */
const minute = z
  .string(says.usedAtMissing)
  .check(
    z.refine(
      (text) => /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, 10)),
      says.usedAtMissing,
    ),
  );

const entry = {
  number: z.string(says.numberWrong).check(
    z.overwrite((text) => readVoucherNumber(text.slice(0, 100)) ?? ""),
    z.minLength(1, says.numberWrong),
  ),
  usedAt: minute,
  amount: dollars(says.amountWrong, says.amountAboveMaximum),
  givenBy: nameOf(maxGivenByCharacters, { missing: says.givenByMissing, tooLong }),
  victimName: nameText({ missing: requestSays.nameMissing }),
  /** On paper, any of these may be missing. */
  victimPhone: z._default(
    trimmed(
      z.maxLength(40, tooLong),
      z.refine((phone) => phone === "" || digitsIn(phone) >= 10, says.phoneWrong),
    ),
    "",
  ),
  victimEmail: z._default(emailText(formSays.emailInvalid), ""),
  victimAddress: z._default(trimmed(z.maxLength(maxAddressCharacters, tooLong)), ""),
  anonymous: z._default(z.boolean(), false),
  requestDetails: trimmed(z.minLength(10, says.detailsMissing), z.maxLength(maxDetailsCharacters, tooLong)),
  language: formLanguage,
};

/** A used voucher, as it is entered from paper. */
export const entryForm = z.object({
  ...entry,
  vendorId: rowNumber(says.providerMissing),
  safeContact: z.optional(z.nullable(safeContactForm)),
});
export type EntryForm = z.output<typeof entryForm>;

/** The same as a screen sends it: with the provider's ID, and safe contact as fields. */
export const typedEntryForm = z.pipe(
  z
    .object({
      ...entry,
      ...contactFields,
      provider: z.string(says.providerMissing).check(z.minLength(1, says.providerMissing)),
    })
    .check(...contactChecks),
  z.transform(
    ({ contactWay, contactFrom, contactTo, contactZone, contactLeave, contactTexts, ...input }) => ({
      ...input,
      safeContact: contactIn({
        ...{ contactWay, contactFrom, contactTo, contactZone, contactLeave, contactTexts },
      }),
    }),
  ),
);
export type TypedEntryForm = z.output<typeof typedEntryForm>;

/** Numbers that were lost or spoiled. */
export const releaseForm = z.object({
  state: z.enum(releasedStates, says.stateMissing),
  reason: textOf(
    formSays.reasonMissing,
    z.minLength(1, formSays.reasonMissing),
    z.maxLength(maxVoucherReasonCharacters, tooLong),
  ),
});
export type ReleaseForm = z.output<typeof releaseForm>;
