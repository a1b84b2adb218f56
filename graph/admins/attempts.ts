import type { Context } from "../app/context.ts";
import { Refusal } from "../app/errors.ts";
import type { Statement } from "../app/sql.ts";
import { lockMinutes, maxFailuresPerAddress } from "./rules.ts";

const lockMs = lockMinutes * 60_000;

/** How the audit log names a failed sign-in; the counting below reads it. */
export const loginAction = "admin.login";

/** Refuses an address that has failed too often, before anything is hashed for it. */
export async function refuseGuessingAddress({ db, now, ip }: Context): Promise<void> {
  const failures = await db.auditEntry.count({
    where: { action: loginAction, outcome: "failure", ip, at: { gt: new Date(now().getTime() - lockMs) } },
  });
  if (failures >= maxFailuresPerAddress) throw lockedFor(lockMinutes);
}

/**
 * Counts a try against its account before the password is looked at, so that many tries at once are no way around the limit.
 * The try that reaches the limit is still looked at; a right password takes the count back (`clearTries`).
 */
export async function takeTry(context: Context, adminId: number): Promise<void> {
  const now = context.now();
  const limit = context.config().maxLoginAttempts;
  const [taken] = await context.sql<{ id: number }>(countTry, [
    adminId,
    now,
    new Date(now.getTime() + lockMs),
    limit,
  ]);
  if (taken) return;
  const account = await context.db.admin.findUnique({
    where: { id: adminId },
    select: { lockedUntil: true },
  });
  throw lockedFor(minutesUntil(account?.lockedUntil ?? now, now));
}

/** A name that nobody has is locked like an account, so that the lock does not tell which names exist. */
export async function refuseLockedName({ db, now, config }: Context, nameKey: string): Promise<void> {
  const since = new Date(now().getTime() - lockMs);
  const failures = await db.auditEntry.findMany({
    where: { action: loginAction, outcome: "failure", resourceId: nameKey, at: { gt: since } },
    orderBy: { at: "desc" },
    take: config().maxLoginAttempts,
    select: { at: true },
  });
  const last = failures[0];
  if (!last || failures.length < config().maxLoginAttempts) return;
  throw lockedFor(minutesUntil(new Date(last.at.getTime() + lockMs), now()));
}

export const clearTries = { failedLogins: 0, lockedUntil: null } as const;

const countTry: Statement = {
  name: "admin-try",
  text: `
    UPDATE "Admin" SET
      "failedLogins" = CASE WHEN "lockedUntil" IS NULL THEN "failedLogins" ELSE 0 END + 1,
      "lockedUntil" = CASE WHEN (CASE WHEN "lockedUntil" IS NULL THEN "failedLogins" ELSE 0 END) + 1 >= $4 THEN $3::timestamptz END
    WHERE "id" = $1 AND ("lockedUntil" IS NULL OR "lockedUntil" <= $2) RETURNING "id"`,
};

const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));

const lockedFor = (minutes: number) =>
  new Refusal(
    "RATE_LIMITED",
    `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  );
