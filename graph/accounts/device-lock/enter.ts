import type { Prisma, Session } from "../../../prisma/client/client.ts";
import { isVisitor, type LockedSession } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRow } from "../../core/database/locks.sql.ts";
import { openSession, providedOf, type NewSession, type Provided } from "../../core/sessions/sessions.ts";
import type { UnlockWay } from "../../../shared/accounts/device-lock/rules.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";

type Tx = Prisma.TransactionClient;

/** The locked session of this browser. */
export const lockedIn = ({ viewer }: Pick<Context, "viewer">): LockedSession | undefined =>
  isVisitor(viewer) ? viewer.locked : undefined;

/** Counts a try to get back in: for the locked session, or by device and network elsewhere. */
export async function countEntry(context: Context): Promise<void> {
  const { quotas, rates } = context;
  const locked = lockedIn(context);
  if (!locked) return quotas.count("officerEntry", context);
  const key = String(locked.sessionId);
  return quotas.countOne("lockedEntry", { key, sentence: says.tooManyTries, rates });
}

/**
 * The locked session of this browser, with its row locked, so that two ways at once open one
 * session, and none opens after it ended. `isOpen` is true where none is locked.
 */
export async function lockLeft(context: Context, tx: Tx): Promise<{ isOpen: boolean; row: Session | null }> {
  const locked = lockedIn(context);
  if (!locked) return { isOpen: true, row: null };
  await lockRow(tx, "Session", locked.sessionId);
  const row = await tx.session.findFirst({
    where: { id: locked.sessionId, endedAt: null, expiresAt: { gt: context.now() } },
  });
  return { isOpen: row !== null, row };
}

/**
 * Opens a session for an officer who has proved who they are: in place of the locked one of this
 * browser, whose cookie opens nothing more, or on another device at the newest case. Undefined if
 * the locked one has ended.
 */
export async function openOfficerSession(
  context: Context,
  tx: Tx,
  { officerId, way, provided }: { officerId: number; way: UnlockWay; provided?: Provided | undefined },
): Promise<NewSession | undefined> {
  const { isOpen, row: left } = await lockLeft(context, tx);
  if (!isOpen) return undefined;
  const newest = await tx.verification.findFirst({
    where: { officerId, ...(left?.verificationId && { id: left.verificationId }) },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  if (!newest) return undefined;
  const session = await openSession(context, tx, {
    ...{ officerId, verificationId: newest.id },
    // Another way back does not free the session from its provider.
    ...(provided ?? (left && providedOf(left))),
  });
  await record(
    tx,
    { ...context, viewer: session.viewer },
    {
      action: left ? "officer.unlocked" : "officer.signed-in",
      resourceType: "officer",
      resourceId: officerId,
      details: { by: way, ...(left && { instead: left.id }) },
    },
  );
  return session;
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
