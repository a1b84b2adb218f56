import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { networkOf } from "../core/http/network-of.ts";
import type { Statement } from "../core/sql.ts";
import { lockMinutes, longestLockMinutes, maxFailuresPerAddress } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { dayMs, minuteMs } from "../core/time/durations.shared.ts";

/*
 * Wrong passwords are counted for a name together with the network that they come from, and for a
 * device that signed in before by itself. So whoever types wrong ones on purpose shuts out nobody
 * else: not an account everywhere, and no device of its owner. Names that nobody has are counted by
 * the same rows in the same way, so that nothing tells which ones exist.
 */

/** How the audit log names a failed sign-in. */
export const loginAction = "admin.login";

/** Where wrong passwords are counted, as keyed hashes. */
export interface Tries {
  /** For a name from a network, from a device, or of a session. */
  own: string;
  /** All of a network; a device that signed in before does not depend on its neighbours. */
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
 * Codes of the second factor are counted for the account from a network, and for all of its
 * sign-ins from anywhere: whoever has the password could come from many networks. A device from
 * which the account's owner signed in to the end has a count of its own.
 */
export const triesOfCode = ({ keys, ip }: Context, adminId: number, device: string | undefined): Tries =>
  device === undefined
    ? { own: keys.hash(`code ${networkOf(ip)} ${adminId}`), network: keys.hash(`code ${adminId}`) }
    : { own: keys.hash(`code ${device} ${adminId}`) };

/**
 * Counts a try before the password is looked at, so that many tries at once are no way around the
 * limit. The try that reaches the limit is still looked at; a right password takes the count back
 * (`clearTries`).
 */
export async function takeTry(context: Context, { own, network }: Tries): Promise<void> {
  if (network !== undefined) await count(context, network, maxFailuresPerAddress);
  await count(context, own, context.config().maxLoginAttempts);
}

/** The right password: the own count begins anew, and the network's forgets this try. */
export async function clearTries({ sql }: Context, { own, network }: Tries): Promise<void> {
  await sql(forgetTries, [own]);
  if (network !== undefined) await sql(takeBackTry, [network]);
}

/** A background step: forgets counts after their time. */
export async function sweepTries({ db, now }: Context): Promise<number> {
  await db.signInTries.deleteMany({
    where: { at: { lt: new Date(now().getTime() - 2 * forgottenAfterMs) } },
  });
  return 0;
}

async function count(context: Context, key: string, limit: number): Promise<void> {
  const now = context.now();
  const forgotten = new Date(now.getTime() - forgottenAfterMs);
  const [taken] = await context.sql<{ tries: number }>(countTry, [key, now, forgotten, limit]);
  if (taken) return;
  const row = await context.db.signInTries.findUnique({ where: { key }, select: { lockedUntil: true } });
  throw lockedFor(minutesUntil(row?.lockedUntil ?? now, now));
}

const forgottenAfterMs = dayMs;
const waitAfter = (tries: string) =>
  `make_interval(mins => least(${longestLockMinutes}, ${lockMinutes} * power(2, least(${tries} / $4 - 1, 20)))::int)`;
const next = `CASE WHEN t."at" < $3 THEN 1 ELSE t."tries" + 1 END`;

/**
 * $1 key, $2 now, $3 since when it counts, $4 limit. Each time the limit is reached again, the wait
 * is twice as long. No row comes back while it lasts.
 */
const countTry: Statement = {
  name: "sign-in-try",
  text: `
    INSERT INTO "SignInTries" AS t ("key", "tries", "at", "lockedUntil")
    VALUES ($1, 1, $2, CASE WHEN $4::int = 1 THEN $2::timestamptz + ${waitAfter("1")} END)
    ON CONFLICT ("key") DO UPDATE SET "tries" = ${next}, "at" = $2,
      "lockedUntil" = CASE WHEN (${next}) % $4 = 0 THEN $2::timestamptz + ${waitAfter(`(${next})`)} END
    WHERE t."lockedUntil" IS NULL OR t."lockedUntil" <= $2 RETURNING "tries"`,
};
const forgetTries: Statement = {
  name: "sign-in-tries-forget",
  text: `DELETE FROM "SignInTries" WHERE "key" = $1`,
};
const takeBackTry: Statement = {
  name: "sign-in-try-back",
  text: `UPDATE "SignInTries" SET "tries" = greatest(0, "tries" - 1), "lockedUntil" = NULL WHERE "key" = $1`,
};

const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / minuteMs));

const lockedFor = (minutes: number) => new Refusal("RATE_LIMITED", says.tooManyFailures({ minutes }));
