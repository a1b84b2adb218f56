import { isOfficer, type LockedSession, type Viewer } from "../access/viewer.ts";
import { record } from "../audit/record.ts";
import { systemContext, type Call, type Context, type Kernel } from "../context.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { listIdleOfficers, lockSession, type Session } from "./rows.sql.ts";

/*
 * An officer's session locks when it was not used for a while: it reads nothing until it is
 * unlocked, and its sockets are closed. It does not end, because it may be the officer's only way
 * back. The holder of its cookie is a visitor, so that every permission is refused by default.
 */

/**
 * After how many minutes without use an officer's session locks: the stricter of the setting (0 is
 * off) and the officer's own choice. Null: never.
 */
export function officerIdleMinutes(setting: number, chosen: number | null): number | null {
  const limits = [setting, chosen ?? 0].filter((minutes) => minutes > 0);
  return limits.length > 0 ? Math.min(...limits) : null;
}

export const lockedVisitor = (locked: LockedSession): Viewer => ({
  kind: "visitor",
  ended: "locked",
  locked,
});

/** The session, if it is locked. Locks it now if it was idle for too long. */
export async function lockedByIdling(
  kernel: Kernel & Partial<Call>,
  session: Session,
  now: Date,
): Promise<LockedSession | undefined> {
  const { kind, sessionId, officerId, verificationId } = session;
  if (kind !== "officer" || officerId === null || verificationId === null) return undefined;
  if (session.lockedAt === null) {
    const limit = officerIdleMinutes(kernel.config().officerIdleMinutes, session.idleMinutes);
    const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
    if (limit === null || idleMs <= limit * minuteMs) return undefined;
    await lockOne(kernel, { id: sessionId, officerId }, "idle");
  }
  const lockedAt = session.lockedAt === null ? now : new Date(session.lockedAt);
  return { sessionId, officerId, verificationId, lockedAt };
}

/** The officer's page locks its own session, after its own time or by a button. */
export async function lockOwnSession(context: Context): Promise<void> {
  const { viewer } = context;
  if (!isOfficer(viewer)) return;
  const { sessionId, officerId, verificationId } = viewer;
  await lockOne(context, { id: sessionId, officerId }, "officer");
  context.viewer = lockedVisitor({ sessionId, officerId, verificationId, lockedAt: context.now() });
}

/** Part of a background step. */
export async function lockIdleOfficers(context: Context): Promise<void> {
  const { sql, now, config } = context;
  for (const idle of await listIdleOfficers(sql, now(), config().officerIdleMinutes))
    await lockOne(context, idle, "idle");
}

async function lockOne(
  kernel: Kernel & Partial<Call>,
  { id, officerId }: { id: number; officerId: number | null },
  by: "idle" | "officer",
) {
  if (!(await lockSession(kernel.sql, id, kernel.now()))) return;
  await record(
    kernel.db,
    { ...systemContext(kernel, kernel.correlation ?? ""), ip: kernel.ip ?? "" },
    {
      action: "session.locked",
      resourceType: "session",
      resourceId: id,
      details: { by },
      actor: { actorKind: "officer", actorId: officerId === null ? null : String(officerId) },
    },
  );
  announceEnded(kernel, [id]);
}

/** A socket of an ended or locked session receives nothing more. */
export function announceEnded({ events }: Pick<Kernel, "events">, ids: number[]) {
  for (const sessionId of ids) events.publish("sessionEnded", { sessionId });
}
