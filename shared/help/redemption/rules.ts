import * as z from "zod/mini";
import { nameOf } from "../../core/forms/fields.ts";
import { comparable } from "../../core/text/typed.ts";
import { dayMs, hourMs, minuteMs } from "../../core/time/durations.ts";
import { says } from "./sentences.ts";

/** A vendor's statement may still report a use for this long. Then the money returns. */
export const graceMs = 72 * hourMs;
/** The desk is asked to remind the recipient of an unused code so long before its end. */
export const warnBeforeEndMs = dayMs;
/** How long a redemption can be undone. */
export const undoMs = 5 * minuteMs;

/** How long the one-time link that makes a device a terminal works, and how long it stays one. */
export const invitationMs = 7 * dayMs;
export const terminalLifeMs = 90 * dayMs;
/** From so many disputes on, a terminal is marked. */
export const disputesUntilFlag = 3;
/** What a terminal lists of its vendor. */
export const shownRedemptions = 50;

export const phraseLimits = { perLock: 5, most: 15, lockMs: 15 * minuteMs } as const;

/** The name of a device, such as "Front desk". */
export const terminalForm = z.object({
  name: nameOf(40, { missing: says.nameMissing, tooLong: says.nameTooLong }),
});

const maxCents = 10_000_000;

/** "$72", "72.5" and "72,50", in cents. Undefined for anything else. */
export function readCents(typed: string): number | undefined {
  const found = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*\$?$/.exec(comparable(typed).trim());
  if (!found) return undefined;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? "0").padEnd(2, "0"));
  return cents <= maxCents ? cents : undefined;
}

/** Columns of help that was not used, voided, completed or expired. */
export const unusedHelp = {
  ...{ voidedAt: null, expiredAt: null, completedAt: null },
  usesLeft: { gt: 0 },
};

/** What decides whether a code can be used. Times are null until they happen. */
export interface Used {
  usesLeft: number;
  voidedAt: Date | null;
  expiredAt: Date | null;
  endsAt: Date | null;
  redeemedAt: Date | null;
  completedAt: Date | null;
}

export const codeStates = ["valid", "used", "received", "void", "expired"] as const;
export type CodeState = (typeof codeStates)[number];

/**
 * Whether a code can be used. `received` can still be redeemed, because the guest may have said so
 * at the counter.
 */
export function codeStateOf(help: Used, now: Date): CodeState {
  if (help.voidedAt) return "void";
  if (help.usesLeft === 0) return "used";
  if (help.expiredAt || (help.endsAt && help.endsAt <= now)) return "expired";
  return help.completedAt ? "received" : "valid";
}

interface Value {
  estimatedValueCents: number;
  fundCents: number | null;
  actualCents: number | null;
}

/** The cents for which a code can still be redeemed. */
export const leftCents = ({ estimatedValueCents, fundCents, actualCents }: Value): number =>
  Math.max(0, (fundCents ?? estimatedValueCents) - (actualCents ?? 0));

export const isUndoable = ({ at, undoneAt }: { at: Date; undoneAt: Date | null }, now: Date): boolean =>
  !undoneAt && now.getTime() - at.getTime() < undoMs;
