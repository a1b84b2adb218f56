import * as z from "zod/mini";
import { tooLong } from "../core/forms/fields.shared.ts";
import { dayMs } from "../core/time/durations.shared.ts";
import { says } from "./sentences.ts";

export const letterKinds = ["approval", "denial", "dispatch"] as const;
export type LetterKind = (typeof letterKinds)[number];
export const letterAudiences = ["officer", "victim"] as const;
export type LetterAudience = (typeof letterAudiences)[number];
/**
 * How far a letter has come: it waits to be written, it is on its way, it went nowhere for want of
 * a server, every server took it, it could not be written or sent, or its decision was taken back.
 */
export const deliveryStatuses = ["pending", "sent", "captured", "delivered", "failed", "void"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How long a letter is good for, from its decision; a denial is good for nothing. */
export const validForMs: Record<LetterKind, number | null> = {
  approval: 30 * dayMs,
  denial: null,
  dispatch: 7 * dayMs,
};

/** Letters that one round of the job writes, in one transaction. */
export const lettersPerRound = 20;

const numberDigits = 6;
export const letterNumber = (year: number, n: number) => `L-${year}-${String(n).padStart(numberDigits, "0")}`;

/** Without the signs that are taken for one another. */
export const checkSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const checkCodeLength = 8;
/** K7QM-2XWD */
export const spacedCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What somebody types at the check of a letter, however they space it. */
export const checkForm = z.object({
  number: z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^L-?\d{4}-?\d{6,9}$/, says.numberWrong),
    z.overwrite((text) => text.replace(/^L-?(\d{4})-?/, "L-$1-")),
  ),
  code: z.string().check(
    z.toUpperCase(),
    z.overwrite((text) => text.replace(/[\s.-]/g, "")),
    z.regex(/^[A-Z0-9]{8}$/, says.codeWrong),
  ),
});

/** Why a letter is declared void. */
export const voidReason = z
  .string(says.reasonMissing)
  .check(z.trim(), z.minLength(3, says.reasonMissing), z.maxLength(500, tooLong));
