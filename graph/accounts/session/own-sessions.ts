import type { Prisma, Session } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { admit } from "../../core/access/audiences.ts";
import { isAnyAdmin, ownerOf, sessionIdOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../core/sessions/sessions.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";

type Selection = Pick<Prisma.SessionFindManyArgs, "select" | "include">;

/** The viewer's active sessions. */
function living({ viewer, now, config }: Context): Prisma.SessionWhereInput {
  const at = now();
  const idleSince = new Date(at.getTime() - config().sessionTimeoutMinutes * minuteMs);
  return {
    ...(ownerOf(viewer) ?? { id: -1 }),
    endedAt: null,
    expiresAt: { gt: at },
    ...(isAnyAdmin(viewer) && { lastSeenAt: { gt: idleSince } }),
  };
}

const maxListed = 100;

/** The viewer's sessions, most recently used first. */
export function listOwnSessions(context: Context, query: Selection = {}): Promise<Session[]> {
  admit(context.viewer, "signedIn");
  return context.db.session.findMany({
    ...query,
    where: living(context),
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: maxListed,
  });
}

/** Ends one of the viewer's sessions; the current one is ended by signing out. */
export async function endOwnSession(context: Context, id: number): Promise<void> {
  admit(context.viewer, "signedIn");
  const ended = id === sessionIdOf(context.viewer) ? [] : await end(context, { id });
  if (ended.length === 0) throw new Refusal("NOT_FOUND", coreSays.sessionGone);
}

/** Ends all of the viewer's sessions but the current one. */
export async function endOtherSessions(context: Context): Promise<number> {
  admit(context.viewer, "signedIn");
  const ended = await end(context, { id: { not: sessionIdOf(context.viewer) ?? 0 } });
  return ended.length;
}

async function end(context: Context, which: Prisma.SessionWhereInput): Promise<number[]> {
  const ended = await context.db.$transaction(async (tx) => {
    const ids = await endSessionsWhere(context, tx, { AND: [living(context), which] });
    for (const resourceId of ids)
      await record(tx, context, { action: "session.ended", resourceType: "session", resourceId });
    return ids;
  });
  announceEnded(context, ended);
  return ended;
}
