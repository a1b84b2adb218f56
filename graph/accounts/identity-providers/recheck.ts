import type { IdentityProvider, Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { isRefusedBy } from "../../core/guards.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../core/sessions/sessions.ts";
import { inOrder } from "../../../shared/core/access/roles.ts";
import { minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import {
  recheckAfterMs,
  rolesFromGroups,
  unansweredServesMs,
  type GroupRoles,
  type Identified,
} from "../../../shared/accounts/identity-providers/rules.ts";
import { lockOf, noteRoles } from "./admin-sign-in.ts";
import { GrantOver, reasonOf, refreshed } from "./client.ts";
import { claimRechecks, type ClaimedSession } from "./recheck.sql.ts";

type Tx = Prisma.TransactionClient;
const claimSize = 4;
/** Longer than all the answers of one refresh may take. */
const leaseMs = minuteMs;
/** A provider that is down must not hold up the questions to the others. */
const retryAfterMs = 5 * minuteMs;

/**
 * A background step: asks each provider again about the people whose sessions it opened. Sessions
 * of people who are gone there, or have no role there, end.
 */
export async function recheckSessions(context: Context): Promise<number> {
  const now = context.now();
  const lease = new Date(now.getTime() + leaseMs);
  const claimed = await claimRechecks(context.sql, { now, lease, most: claimSize });
  await Promise.all(
    claimed.map((session) =>
      recheck(context, session).catch((error: unknown) =>
        context.log.error(
          { err: error, sessionId: session.id },
          "a session's provider is asked again when the lease ends",
        ),
      ),
    ),
  );
  return claimed.length;
}

async function recheck(context: Context, session: ClaimedSession): Promise<void> {
  const where = { id: session.providerId };
  const provider = await context.db.identityProvider.findUniqueOrThrow({ where });
  let answer: Awaited<ReturnType<typeof refreshed>>;
  try {
    answer = await refreshed(context, provider, session.refreshSealed);
  } catch (error) {
    if (error instanceof GrantOver)
      return endOne(context, { provider, session, reason: "the sign-in is over" });
    return noteUnanswered(context, { provider, session, reason: reasonOf(error) });
  }
  const ended = await context.db
    .$transaction(async (tx) => {
      await lockName(tx, lockOf(provider));
      return apply(context, tx, { provider, session, ...answer });
    })
    .catch(async (error: unknown) => {
      if (!isRefusedBy("lastSuperAdmin", error)) throw error;
      await endOne(context, { provider, session, reason: "the last super admin stays" });
      return [];
    });
  announceEnded(context, ended);
}

interface Recheck {
  provider: IdentityProvider;
  session: ClaimedSession;
}

/** Applies what the provider says now, and returns the sessions that it ends. */
async function apply(
  context: Context,
  tx: Tx,
  {
    provider,
    session,
    claims,
    refreshSealed,
  }: Recheck & { claims?: Identified | undefined; refreshSealed: string },
): Promise<number[]> {
  const at = context.now();
  await tx.identityProvider.updateMany({
    where: { id: provider.id, failingSince: { not: null } },
    data: { failingSince: null },
  });
  if (claims && claims.sub !== session.providerSubject)
    return end(context, tx, { provider, session, reason: "another person" });
  const ended = claims ? await applyRoles(context, tx, { provider, session, claims }) : [];
  // A new token is kept only by a session that is open: the trigger deletes it with the others.
  await tx.session.updateMany({
    where: { ...ownOf(session), endedAt: null },
    data: {
      refreshSealed,
      providerCheckedAt: at,
      // Sessions that began together are spread.
      providerCheckAt: new Date(at.getTime() + recheckAfterMs + (session.id % 120) * secondMs),
    },
  });
  return ended;
}

/** The session, or the one that replaced it while the provider was asked. */
const ownOf = ({ id, refreshSealed }: ClaimedSession): Prisma.SessionWhereInput => ({
  OR: [{ id }, { refreshSealed }],
});

async function applyRoles(
  context: Context,
  tx: Tx,
  { provider, session, claims }: Recheck & { claims: Identified },
): Promise<number[]> {
  if (session.adminId === null) return [];
  const before = await tx.admin.findUniqueOrThrow({ where: { id: session.adminId } });
  const groupRoles = provider.groupRoles as GroupRoles;
  const roles = rolesFromGroups(claims, { ...provider, groupRoles }, before.roles);
  if (roles?.length === 0) return end(context, tx, { provider, session, reason: "no group with a role" });
  if (!roles || roles.join() === inOrder(before.roles).join()) return [];
  await tx.admin.update({
    where: { id: before.id },
    data: { roles, version: { increment: 1 } },
  });
  await noteRoles(context, tx, { provider, before, roles });
  context.events.publish("adminsChanged", { adminId: before.id });
  // As when a super admin changes them: the next session has the new roles.
  const others = await endSessionsWhere(context, tx, { adminId: before.id, NOT: ownOf(session) });
  return [...others, ...(await end(context, tx, { provider, session, reason: "its roles changed" }))];
}

async function end(
  context: Context,
  tx: Tx,
  { provider, session, reason }: Recheck & { reason: string },
): Promise<number[]> {
  const ids = await endSessionsWhere(context, tx, ownOf(session));
  await tx.session.updateMany({ where: { id: { in: ids } }, data: { endedByProvider: true } });
  // Nor does an officer's form take more from it.
  const { providerId, providerSubject: subject } = session;
  await tx.officerSignIn.deleteMany({ where: { providerId, subject } });
  for (const resourceId of ids)
    await record(tx, context, {
      action: "identity-provider.session-ended",
      resourceType: "session",
      resourceId,
      details: { provider: provider.name, reason },
      actor: { actorKind: "system" },
    });
  return ids;
}

async function endOne(context: Context, ending: Recheck & { reason: string }): Promise<void> {
  announceEnded(context, await context.db.$transaction((tx) => end(context, tx, ending)));
}

/**
 * The provider does not answer, or not about the person: its fault ends no session for an hour, and
 * is in the audit log once.
 */
async function noteUnanswered(
  context: Context,
  { provider, session, reason }: Recheck & { reason: string },
): Promise<void> {
  const at = context.now();
  const ended = await context.db.$transaction(async (tx) => {
    const { count } = await tx.identityProvider.updateMany({
      where: { id: provider.id, failingSince: null },
      data: { failingSince: at },
    });
    if (count === 1)
      await record(tx, context, {
        action: "identity-provider.unreachable",
        resourceType: "identity-provider",
        resourceId: provider.id,
        outcome: "failure",
        details: { provider: provider.name, reason },
        actor: { actorKind: "system" },
      });
    await tx.session.updateMany({
      where: { ...ownOf(session), endedAt: null },
      data: { providerCheckAt: new Date(at.getTime() + retryAfterMs) },
    });
    const since = new Date(at.getTime() - unansweredServesMs);
    const isOver = await tx.session.count({
      where: { ...ownOf(session), endedAt: null, providerCheckedAt: { lte: since } },
    });
    return isOver > 0 ? end(context, tx, { provider, session, reason: "it did not answer for an hour" }) : [];
  });
  announceEnded(context, ended);
}
