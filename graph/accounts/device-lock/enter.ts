import type { Prisma } from "../../../prisma/client/client.ts";
import { isVisitor, type LockedSession } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRow } from "../../core/database/locks.sql.ts";
import { openSession, providedOf, type NewSession, type Provided } from "../../core/sessions/sessions.ts";
import type { UnlockWay } from "../../../shared/accounts/device-lock/rules.ts";

type Tx = Prisma.TransactionClient;

/** The locked session of this browser. */
export const lockedIn = ({ viewer }: Pick<Context, "viewer">): LockedSession | undefined =>
  isVisitor(viewer) ? viewer.locked : undefined;

/**
 * Opens a session for an officer who has proved who they are: in place of the locked one of this
 * browser, whose cookie opens nothing more, or on another device at the newest case.
 */
export async function openOfficerSession(
  context: Context,
  tx: Tx,
  { officerId, way, provided }: { officerId: number; way: UnlockWay; provided?: Provided | undefined },
): Promise<NewSession | undefined> {
  const locked = lockedIn(context);
  const newest = await tx.verification.findFirst({
    where: { officerId, ...(locked && { id: locked.verificationId }) },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  if (!newest) return undefined;
  const session = await openSession(context, tx, {
    ...{ officerId, verificationId: newest.id },
    // Another way back does not free the session from its provider.
    ...(provided ?? (locked && (await providedBefore(tx, locked.sessionId)))),
  });
  await record(
    tx,
    { ...context, viewer: session.viewer },
    {
      action: locked ? "officer.unlocked" : "officer.signed-in",
      resourceType: "officer",
      resourceId: officerId,
      details: { by: way, ...(locked && { instead: locked.sessionId }) },
    },
  );
  return session;
}

async function providedBefore(tx: Tx, sessionId: number): Promise<Provided> {
  await lockRow(tx, "Session", sessionId);
  return providedOf(await tx.session.findUniqueOrThrow({ where: { id: sessionId } }));
}

/** A wrong code, passkey or sign-in. */
export const noteRefused = (
  context: Context,
  { officerId, way, reason }: { officerId: number | null; way: UnlockWay; reason: string },
) =>
  record(context.db, context, {
    action: lockedIn(context) ? "officer.unlocked" : "officer.signed-in",
    resourceType: "officer",
    resourceId: officerId ?? "unknown",
    outcome: "failure",
    details: { by: way, reason },
    actor: { actorKind: "visitor" },
  });
