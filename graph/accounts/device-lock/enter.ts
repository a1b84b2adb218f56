import type { Prisma, Session } from "../../../prisma/client/client.ts";
import { isVisitor, type LockedSession } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { Refusal } from "../../core/errors.ts";
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
 * browser, whose cookie opens nothing more, or on another device at the newest case. Fails with
 * NotOpened if the locked one has ended.
 */
export async function openOfficerSession(
  context: Context,
  tx: Tx,
  { officerId, way, provided }: { officerId: number; way: UnlockWay; provided?: Provided | undefined },
): Promise<NewSession> {
  const { isOpen, row: left } = await lockLeft(context, tx);
  if (!isOpen) throw new NotOpened("the session has ended");
  const newest = await tx.verification.findFirst({
    where: { officerId, ...(left?.verificationId && { id: left.verificationId }) },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  if (!newest) throw new NotOpened("no case");
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

/** Why a right code, passkey or sign-in opens nothing. It rolls back what was used up for it. */
export class NotOpened extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

interface Entry {
  officerId: number | null;
  way: UnlockWay;
  open: (tx: Tx) => Promise<NewSession>;
  refusal: () => Refusal;
}

/** Opens the session in one transaction. If nothing opens, that is recorded with its reason. */
export async function enterWith(context: Context, { officerId, way, open, refusal }: Entry): Promise<void> {
  try {
    const session = await context.db.$transaction(open);
    session.enter();
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    await noteRefused(context, { officerId, way, reason: error.reason });
    throw refusal();
  }
}

/**
 * The officers that `where` finds, the one with the newest case first: one person has a record for
 * each time that they began with the officer form.
 */
export async function byNewestCase(tx: Tx, where: Prisma.OfficerWhereInput) {
  const rows = await tx.officer.findMany({
    where,
    include: { verifications: { orderBy: { id: "desc" }, take: 1, select: { id: true } } },
  });
  const newest = (row: (typeof rows)[number]) => row.verifications[0]?.id ?? 0;
  return rows.toSorted((a, b) => newest(b) - newest(a));
}

/** A wrong code, passkey or sign-in, or a right one that opens nothing. */
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
