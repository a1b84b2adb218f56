import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { sessionIdOf } from "../../../core/access/viewer.ts";
import { endSessionsWhere } from "../../../core/sessions/sessions.ts";

/**
 * Ends the sessions that these passkeys opened, except the caller's own, and returns them. The
 * account is locked before: a sign-in that is under way would open one more.
 */
export const endPasskeySessions = (
  context: Context,
  tx: Prisma.TransactionClient,
  passkey: Prisma.PasskeyWhereInput,
): Promise<number[]> =>
  endSessionsWhere(context, tx, { passkey, id: { not: sessionIdOf(context.viewer) ?? 0 } });
