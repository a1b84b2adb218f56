import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { sessionIdOf } from "../../core/access/viewer.ts";
import { endSessions } from "../../core/sessions/sessions.ts";

/**
 * Ends the sessions that these passkeys opened, except the caller's own, and returns them. The
 * account is locked before: a sign-in that is under way would open one more.
 */
export async function endPasskeySessions(
  context: Context,
  tx: Prisma.TransactionClient,
  passkey: Prisma.PasskeyWhereInput,
): Promise<number[]> {
  const opened = await tx.session.findMany({
    where: { passkey, endedAt: null, id: { not: sessionIdOf(context.viewer) ?? 0 } },
    select: { id: true },
  });
  const ids = opened.map(({ id }) => id);
  await endSessions(context, tx, ids);
  return ids;
}
