import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { networkOf } from "../../core/http/network-of.ts";
import { maxFailuresPerAddress } from "../rules.shared.ts";
import { says } from "../sentences.ts";
import { dayMs, minuteMs } from "../../core/time/durations.shared.ts";
import { countTry, forgetTries, undoTry } from "../../statements/sessions/tries.ts";

/*
 * Failed passwords are counted per name and network, and separately per known device. So an
 * attacker cannot lock an account everywhere, or on its owner's devices. Unknown names are counted
 * in the same way, so that nothing reveals which exist.
 */

/** The names of failed sign-ins in the audit log. */
export const loginAction = "admin.login";

/** Where failed passwords are counted, as keyed hashes. */
export interface Tries {
  /** For a name from a network, from a device, or of a session. */
  own: string;
  /** For a whole network; known devices are exempt from it. */
  network?: string;
}

export const triesFor = (
  { keys, ip }: Context,
  { username, device }: { username: string; device: string | undefined },
): Tries =>
  device === undefined
    ? {
        own: keys.hash(`sign-in ${networkOf(ip)} ${username}`),
        network: keys.hash(`sign-in ${networkOf(ip)}`),
      }
    : { own: keys.hash(`sign-in ${device} ${username}`) };

export const triesOfSession = ({ keys }: Context, adminId: number): Tries => ({
  own: keys.hash(`password-change ${adminId}`),
});

/**
 * Second-factor codes are counted for the account and network, and for all sign-ins of the account:
 * someone with the password could use many networks. A device on which the owner fully signed in
 * has its own count.
 */
export const triesOfCode = ({ keys, ip }: Context, adminId: number, device: string | undefined): Tries =>
  device === undefined
    ? { own: keys.hash(`code ${networkOf(ip)} ${adminId}`), network: keys.hash(`code ${adminId}`) }
    : { own: keys.hash(`code ${device} ${adminId}`) };

/** Passkeys are counted one by one, and all of a network: an answer cannot be guessed anyway. */
export const triesOfPasskey = ({ keys, ip }: Context, credentialId: string): Tries => ({
  own: keys.hash(`passkey ${networkOf(ip)} ${credentialId}`),
  network: keys.hash(`passkey ${networkOf(ip)}`),
});

/**
 * Counts a try before the password is checked, so that concurrent tries cannot exceed the limit.
 * The try that reaches the limit is still checked; a right password resets the count
 * (`clearTries`).
 */
export async function takeTry(context: Context, { own, network }: Tries): Promise<void> {
  if (network !== undefined) await count(context, network, maxFailuresPerAddress);
  await count(context, own, context.config().maxLoginAttempts);
}

/** The right password: resets the own count and removes this try from the network's. */
export async function clearTries({ sql }: Context, { own, network }: Tries): Promise<void> {
  await forgetTries(sql, own);
  if (network !== undefined) await undoTry(sql, network);
}

/** A background step: deletes expired counts. */
export async function sweepTries({ db, now }: Context): Promise<number> {
  await db.signInTries.deleteMany({
    where: { at: { lt: new Date(now().getTime() - 2 * forgottenAfterMs) } },
  });
  return 0;
}

async function count(context: Context, key: string, limit: number): Promise<void> {
  const now = context.now();
  const forgotten = new Date(now.getTime() - forgottenAfterMs);
  if (await countTry(context.sql, { key, now, forgotten, limit })) return;
  const row = await context.db.signInTries.findUnique({ where: { key }, select: { lockedUntil: true } });
  throw lockedFor(minutesUntil(row?.lockedUntil ?? now, now));
}

const forgottenAfterMs = dayMs;
const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / minuteMs));

const lockedFor = (minutes: number) => new Refusal("RATE_LIMITED", says.tooManyFailures({ minutes }));
