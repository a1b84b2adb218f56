import * as z from "zod/mini";
import { languages } from "../../../shared/core/forms/fields.ts";
import { comparableCode } from "../../../shared/core/text/typed.ts";
import { dateNumbers, isGuessableNumber } from "../../../shared/core/text/guessable.ts";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/help/pass/sentences.ts";

export const codeLetters = 8;
export const pinDigits = 6;

/** A secret as it was typed: in any case, with any signs between, O for 0 and I or L for 1. */
export const readLetters = (typed: string): string =>
  comparableCode(typed).replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** `7K4MQ2XP` as people read it: `7K4M-Q2XP`. */
export const codeInGroups = (code: string): string => code.replace(/^(.{4})/, "$1-");

/** "…0144" or "o…@example.com": the recipient knows it, someone who sees it in passing does not. */
export const maskedAddress = (address: string): string =>
  address.includes("@")
    ? address.replace(/^(.?)[^@]*/u, "$1…")
    : `…${comparableCode(address).replaceAll(/\D/g, "").slice(-4)}`;

/** After this many wrong PINs the pass is locked for a while. */
const wrongPinsUntilLock = 5;
/** After this many it opens with a new PIN only. */
const wrongPinsUntilDead = 10;
export const lockMs = 15 * minuteMs;

interface Tries {
  wrongPins: number;
  lockedUntil: Date | null;
}

export const isDead = ({ wrongPins }: Pick<Tries, "wrongPins">): boolean => wrongPins >= wrongPinsUntilDead;

/** Whether a PIN is compared at all. */
export function gateOf({ wrongPins, lockedUntil }: Tries, now: Date): "open" | "locked" | "dead" {
  if (isDead({ wrongPins })) return "dead";
  return lockedUntil && lockedUntil > now ? "locked" : "open";
}

/** The same after one more wrong PIN. */
export function afterWrongPin({ wrongPins }: Pick<Tries, "wrongPins">, now: Date): Tries {
  const count = wrongPins + 1;
  return {
    wrongPins: count,
    lockedUntil: count === wrongPinsUntilLock ? new Date(now.getTime() + lockMs) : null,
  };
}

/** How long a browser that opened the pass may rest, and how long it stays open at all. */
export const idleMs = 15 * minuteMs;
export const longestSessionMs = hourMs;

export const isSessionOpen = (session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() < idleMs &&
  now.getTime() - session.createdAt.getTime() < longestSessionMs;

/**
 * Whether the server may hand out this PIN, or a person choose it. The recipient's birth dates are
 * written as YYYY-MM-DD.
 */
export const isGoodPin = (pin: string, birthDates: readonly string[] = []): boolean =>
  /^\d{6}$/.test(pin) &&
  !isGuessableNumber(pin) &&
  birthDates.every((date) => !dateNumbers(date, pinDigits).has(pin));

/** In groups and with other digits, too. */
const typedPin = z.string(says.pinShape).check(z.overwrite(comparableCode));

export const openForm = z.object({ pin: typedPin.check(z.regex(/^\d{6}$/, says.pinShape)) });

export const ownPinForm = (birthDates: readonly string[] = []) =>
  z
    .object({
      pin: typedPin.check(
        z.regex(/^\d{6}$/, says.pinShape),
        z.refine((pin) => !/^\d{6}$/.test(pin) || isGoodPin(pin, birthDates), says.pinGuessable),
      ),
      again: typedPin,
    })
    .check(z.refine(({ pin, again }) => pin === again, { path: ["again"], error: says.pinDiffers }));

export const maxProblemCharacters = 500;

export const problemForm = z.object({
  content: z.string().check(z.trim(), z.maxLength(maxProblemCharacters, says.tooLong)),
});

/** What was safe before may not be safe today (NNEDV): the page asks again, not each time. */
const visitsPerContactQuestion = 3;
/** Whether the page asks after this many visits with the PIN. */
export const asksContact = (visits: number): boolean => visits > 0 && visits % visitsPerContactQuestion === 0;

export const languageForm = z.object({ language: z.enum(languages, says.languageMissing) });

/** The later of both: a person who wrote an answer had read what was there. */
export const unreadAfter = (newSince: Date | null, wroteAt: Date | null): Date | null =>
  newSince && wroteAt ? (newSince > wroteAt ? newSince : wroteAt) : (newSince ?? wroteAt);

/** Each answer is stored once; these are the answers of one pass in a day. */
export const answersPerDay = 20;
