import * as z from "zod/mini";
import { emailText } from "../../core/forms/email.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { hourMs, minuteMs } from "../../core/time/durations.ts";
import { says } from "./sentences.ts";

export const codeDigits = 6;
export const codeValidMs = 10 * minuteMs;
/** Wrong codes for one email; then a new code is needed. */
export const maxCodeTries = 5;
/**
 * Codes for one address over all devices, or for one locked session. So an address can be guessed
 * at a hundred times a day, of a million codes, and a stranger cannot use up a locked device's own.
 */
export const codesPerHour = 5;
export const codesPerDay = 20;

/** How long the link that proves an address works, and how many an officer gets. */
export const proofValidMs = 24 * hourMs;
export const proofsPerHour = 3;

/** How fresh a department's sign-in must be to unlock or open a session. */
export const identityFreshMs = 10 * minuteMs;

export const maxOfficerPasskeys = 10;

/** How officers get back in, in the order in which they are offered. */
export const unlockWays = ["passkey", "provider", "code"] as const;
export type UnlockWay = (typeof unlockWays)[number];

/** The setting `officerUnlock`. */
export const offersCodes = (officerUnlock: string): boolean => officerUnlock === "email";

export const codeRequest = z.object({
  /** Empty on a locked device, which knows its own address. */
  email: z.nullish(emailText(formSays.emailWrong)),
});

/** The same where the address must be typed. */
export const codeAddress = z.object({
  email: emailText(formSays.emailWrong, { missing: says.emailMissing }),
});

/** A pasted code may have blanks. */
export const codeTyped = z.object({
  code: z.string(says.codeMissing).check(
    z.maxLength(40, says.codeShape),
    z.overwrite((code) => code.replace(/[\s-]/g, "")),
    z.regex(/^[0-9]{6}$/, says.codeShape),
  ),
});

export const codeEntry = z.extend(codeTyped, {
  handle: z.string().check(z.maxLength(100, says.codeWrong)),
});
