import * as z from "zod/mini";
import { tooLong } from "../../core/forms/fields.ts";
import { comparableCode } from "../../core/text/typed.ts";
import { says } from "./sentences.ts";

export const letterKinds = ["approval", "denial", "dispatch", "summary"] as const;
export type LetterKind = (typeof letterKinds)[number];
export const letterAudiences = ["officer", "victim"] as const;
export type LetterAudience = (typeof letterAudiences)[number];
/**
 * The states of a letter: to be written or sent, then as far as its messages came; failed, or void.
 */
export const deliveryStatuses = [
  "pending",
  "sent",
  "captured",
  "delivered",
  "undelivered",
  "failed",
  "void",
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The batch size of the job, in one transaction. */
export const lettersPerRound = 20;

const numberDigits = 6;
export const letterNumber = (year: number, n: number) => `L-${year}-${String(n).padStart(numberDigits, "0")}`;

/** Without characters that are easily confused. */
export const checkSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const checkCodeLength = 8;
/** K7QM-2XWD */
export const spacedCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A typed number and check code, however they are spaced. */
export const checkForm = z.object({
  number: z.string().check(
    z.overwrite(comparableCode),
    z.regex(/^L\d{10,13}$/, says.numberWrong),
    z.overwrite((text) => text.replace(/^L(\d{4})/, "L-$1-")),
  ),
  code: z.string().check(z.overwrite(comparableCode), z.regex(/^[A-Z0-9]{8}$/, says.codeWrong)),
});

/** Why a letter is voided. */
export const voidReason = z
  .string(says.reasonMissing)
  .check(z.trim(), z.minLength(3, says.reasonMissing), z.maxLength(500, tooLong));
