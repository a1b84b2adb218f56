import type { Prisma } from "../../../prisma/client/client.ts";
import { sessionIdOf } from "../access/viewer.ts";
import { record, type AuditDetails } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import { lockRow } from "../database/locks.sql.ts";
import { openSession, providedOf, type NewSession } from "./sessions.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

interface Lost {
  /** The session that the first answer opened. */
  sessionId: number | null;
  owner: Parameters<typeof openSession>[2];
  /** For the audit log. */
  about: AuditDetails;
  /** Attached to the form's field as well, where a program reads it. */
  fields?: ConstructorParameters<typeof Refusal>[2];
}

/**
 * The answer, with its cookie, may not have reached the browser. Then the session was never used,
 * and a new one replaces it. After the session was used or ended, the same form opens nothing.
 */
export async function reopenLost(
  tx: Prisma.TransactionClient,
  context: Context,
  { sessionId, owner, about, fields }: Lost,
): Promise<NewSession> {
  const now = context.now();
  await lockRow(tx, "Session", sessionId ?? 0);
  const before = await tx.session.findUnique({ where: { id: sessionId ?? 0 } });
  const unused = await tx.session.updateMany({
    where: {
      id: sessionId ?? 0,
      endedAt: null,
      expiresAt: { gt: now },
      lastSeenAt: { equals: tx.session.fields.createdAt },
    },
    data: { endedAt: now },
  });
  if (unused.count === 0) throw new Refusal("UNPROCESSABLE", coreSays.sentAlready, fields);
  const session = await openSession(context, tx, { ...owner, ...(before && providedOf(before)) });
  const { viewer } = session;
  await record(
    tx,
    { ...context, viewer },
    {
      action: "session.reopened",
      resourceType: "session",
      resourceId: sessionIdOf(viewer) ?? 0,
      details: { ...about, instead: sessionId },
    },
  );
  return session;
}
