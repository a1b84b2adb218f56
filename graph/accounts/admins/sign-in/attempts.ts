import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { later, minutesIn, tooMany } from "../../../core/quotas.ts";
import { networkOf } from "../../../core/http/network-of.ts";
import { maxFailuresPerAddress } from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { countTry, forgetTries, undoTry } from "./attempts.sql.ts";

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
  /** For a whole network, or all sign-ins of an account; known devices are exempt from it. */
  network?: string;
  /** How many times the usual limit that network has. Undefined for an account. */
  times?: number;
}

export const triesFor = (
  context: Context,
  { username, device }: { username: string; device: string | undefined },
): Tries =>
  device === undefined
    ? {
        own: context.keys.hash(`sign-in ${networkOf(context.ip)} ${username}`),
        ...wholeNetwork(context, "sign-in"),
      }
    : { own: context.keys.hash(`sign-in ${device} ${username}`) };

/** A listed network counts as one and may fail more often; each name in it may not. */
const wholeNetwork = ({ keys, ip, networks }: Context, of: string) => {
  const { name, times } = networks.of(ip);
  return { network: keys.hash(`${of} ${name}`), times };
};

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
export const triesOfPasskey = (context: Context, credentialId: string): Tries => ({
  own: context.keys.hash(`passkey ${networkOf(context.ip)} ${credentialId}`),
  ...wholeNetwork(context, "passkey"),
});

/**
 * Counts a try before the password is checked, so that concurrent tries cannot exceed the limit.
 * The try that reaches the limit is still checked; a right password resets the count
 * (`clearTries`).
 */
export async function takeTry(context: Context, { own, network, times }: Tries): Promise<void> {
  if (network !== undefined) {
    const waitMs = await count(context, network, maxFailuresPerAddress * (times ?? 1));
    if (waitMs !== null) throw times === undefined ? locked(waitMs) : tooMany(context, waitMs, "network");
  }
  const waitMs = await count(context, own, context.config().maxLoginAttempts);
  if (waitMs !== null) throw locked(waitMs);
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

/** Null if the try may be checked, else how long the key is locked. */
async function count(context: Context, key: string, limit: number): Promise<number | null> {
  const now = context.now();
  const forgotten = new Date(now.getTime() - forgottenAfterMs);
  if (await countTry(context.sql, { key, now, forgotten, limit })) return null;
  const row = await context.db.signInTries.findUnique({ where: { key }, select: { lockedUntil: true } });
  return (row?.lockedUntil ?? now).getTime() - now.getTime();
}

const forgottenAfterMs = dayMs;

const locked = (waitMs: number) =>
  later(new Refusal("RATE_LIMITED", says.tooManyFailures({ minutes: minutesIn(waitMs) })), waitMs);
