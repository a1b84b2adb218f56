import type { Admin, Prisma } from "../../../../prisma/client/client.ts";
import { loginAction } from "./attempts.ts";
import { sessionIdOf } from "../../../core/access/viewer.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { endSessions } from "../../../core/sessions/sessions.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import { maxHalfOpenPerAccount, maxSessionsPerAccount } from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { lockName } from "../../../core/database/locks.sql.ts";

/**
 * After this much inactivity a session counts as abandoned and may be replaced by another sign-in.
 */
const leftAfterMs = 5 * minuteMs;

const ofLimit = {
  id: true,
  adminId: true,
  lastSeenAt: true,
  secondFactorAt: true,
  admin: { select: { totpConfirmedAt: true, mustChangePassword: true } },
} as const satisfies Prisma.SessionSelect;
type Open = Prisma.SessionGetPayload<{ select: typeof ofLimit }>;

/** With only the password entered, it grants nothing yet: the code or a new password is missing. */
const isHalfOpen = ({ secondFactorAt, admin }: Pick<Open, "secondFactorAt" | "admin">) =>
  admin !== null && (admin.mustChangePassword || (admin.totpConfirmedAt !== null && secondFactorAt === null));

/** All sessions are in use, and none can be replaced. */
class SessionsTaken extends Refusal {
  constructor(count: number) {
    super("RATE_LIMITED", says.sessionsTaken({ count }));
  }
}

type Account = Pick<Admin, "id" | "roles" | "mustChangePassword" | "totpConfirmedAt">;

/**
 * Makes room for a new session. At the account's limit, its session with the longest inactivity
 * ends. At the limit for all accounts, one of the account's own or an abandoned one ends; if all
 * are in use the sign-in is refused, except a super admin's. Half-open sessions have their own
 * limit and replace no one's: a password alone fills nothing. Returns the ended sessions.
 */
export async function makeRoomForSession(
  context: Context,
  tx: Prisma.TransactionClient,
  { account, secondFactorAt = null }: { account: Account; secondFactorAt?: Date | null },
): Promise<number[]> {
  const most = context.config().maxConcurrentSessions;
  const now = context.now();
  // One sign-in at a time, or two concurrent ones would both take the last place.
  await lockName(tx, "admin-sessions");
  const silentSince = new Date(now.getTime() - context.config().sessionTimeoutMinutes * minuteMs);
  const open = await tx.session.findMany({
    where: {
      ...{ kind: "admin", endedAt: null, expiresAt: { gt: now }, lastSeenAt: { gte: silentSince } },
      id: { not: sessionIdOf(context.viewer) ?? 0 }, // replaced by the new one anyway
    },
    orderBy: [{ lastSeenAt: "asc" }, { id: "asc" }],
    select: ofLimit,
  });
  const half = isHalfOpen({ secondFactorAt, admin: account });
  const own = open.filter((session) => session.adminId === account.id && isHalfOpen(session) === half);
  const ended = own.slice(
    0,
    Math.max(0, own.length + 1 - (half ? maxHalfOpenPerAccount : maxSessionsPerAccount)),
  );
  if (!half) {
    const full = open.filter((session) => !isHalfOpen(session) && !ended.includes(session));
    const isLeft = ({ lastSeenAt }: Open) => now.getTime() - lastSeenAt.getTime() >= leftAfterMs;
    const givesWay = [
      ...full.filter(({ adminId }) => adminId === account.id),
      ...full.filter((session) => session.adminId !== account.id && isLeft(session)),
    ];
    const tooMany = Math.max(0, full.length + 1 - most);
    if (givesWay.length < tooMany && !account.roles.includes("super_admin")) throw new SessionsTaken(most);
    ended.push(...givesWay.slice(0, tooMany));
  }
  const ids = ended.map(({ id }) => id);
  await endSessions(context, tx, ids);
  for (const id of ids)
    await record(tx, context, {
      action: "session.ended",
      resourceType: "session",
      resourceId: id,
      details: { reason: "room for another sign-in", most },
      actor: { actorKind: "system" },
    });
  return ids;
}

/** Logs that a sign-in found no place, because its own transaction was rolled back. */
export async function noteNoRoom(context: Context, account: Pick<Admin, "id" | "username">, error: unknown) {
  if (!(error instanceof SessionsTaken)) return;
  await record(context.db, context, {
    action: loginAction,
    resourceType: "admin",
    resourceId: account.id,
    outcome: "failure",
    details: { reason: "all sessions are in use" },
    actor: { actorKind: "visitor", actorName: account.username },
  });
}
