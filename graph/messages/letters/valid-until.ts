import type { Letter, Prisma } from "../../../prisma/client/client.ts";
import { addDays, endOfDay } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { endOfHelp } from "../../core/time/help-end.ts";
import type { LetterKind } from "../../../shared/messages/letters/rules.ts";

/** An approval is valid until the end of this many days after the day it is decided. */
const approvalDays = 30;

interface Due {
  createdAt: Date;
  /** When the dispatched help ends. Null for other letters, and for help from before redemption. */
  helpEndsAt: Date | null;
}

/** What a letter prints as its end. Null if it never expires or proves nothing. */
export function endOfLetter(kind: LetterKind, { createdAt, helpEndsAt }: Due, zone: string): Date | null {
  if (kind === "dispatch") return helpEndsAt ?? endOfHelp(zone, createdAt, null);
  return kind === "approval" ? endOfDay(zone, addDays(dayIn(zone, createdAt), approvalDays)) : null;
}

export const endColumns = {
  validUntil: true,
  dispatch: { select: { endsAt: true } },
} as const satisfies Prisma.LetterSelect;

/**
 * Until when a written letter is valid: as long as the help that it is about, whose end can be
 * later than the letter prints, and never earlier.
 */
export const validUntilOf = ({
  validUntil,
  dispatch,
}: Pick<Letter, "validUntil"> & { dispatch: { endsAt: Date | null } | null }): Date | null =>
  validUntil && (dispatch?.endsAt ?? validUntil);
