import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { record } from "../core/audit/record.ts";
import { endSessions } from "../core/sessions/sessions.ts";
import { sessionIdOf } from "../core/access/viewer.ts";
import { minuteMs } from "../core/time/rules.ts";
import { says } from "./sentences.ts";

/** Silent for this long, a session is left, and may give its place to somebody who signs in. */
const leftAfterMs = 5 * minuteMs;

/**
 * Makes room where as many administrators' sessions are open as the configuration allows: the account's own that is silent the longest ends, else
 * anybody's that was left. Where all are in use the sign-in is refused. Answers which sessions ended.
 */
export async function makeRoomForSession(
  context: Context,
  tx: Prisma.TransactionClient,
  adminId: number,
): Promise<number[]> {
  const most = context.config().maxConcurrentSessions;
  const now = context.now();
  // One sign-in at a time, or two at once would both find the last place.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('admin-sessions', 0))`;
  const silentSince = new Date(now.getTime() - context.config().sessionTimeoutMinutes * minuteMs);
  const open = await tx.session.findMany({
    where: {
      ...{ kind: "admin", endedAt: null, expiresAt: { gt: now }, lastSeenAt: { gte: silentSince } },
      id: { not: sessionIdOf(context.viewer) ?? 0 }, // gives way to the new one anyway
    },
    orderBy: { lastSeenAt: "asc" },
    select: { id: true, adminId: true, lastSeenAt: true },
  });
  const tooMany = open.length - most + 1;
  if (tooMany <= 0) return [];
  const isLeft = ({ lastSeenAt }: { lastSeenAt: Date }) =>
    now.getTime() - lastSeenAt.getTime() >= leftAfterMs;
  const own = open.filter((session) => session.adminId === adminId);
  const left = open.filter((session) => session.adminId !== adminId && isLeft(session));
  const ended = [...own, ...left].slice(0, tooMany).map(({ id }) => id);
  if (ended.length < tooMany) throw new Refusal("RATE_LIMITED", says.sessionsTaken({ count: most }));
  await endSessions(context, tx, ended);
  for (const id of ended)
    await record(tx, context, {
      action: "session.ended",
      resourceType: "session",
      resourceId: id,
      details: { reason: "room for another sign-in", most },
      actor: { actorKind: "system" },
    });
  return ended;
}
