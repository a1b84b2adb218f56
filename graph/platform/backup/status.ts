import type { OperationRun, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { discardedReason, heldUntil } from "./restore/hold.ts";
import { isLate, type lateAfterMs } from "./rules.ts";
import { says } from "../../../shared/platform/backup/sentences.ts";

interface LastRuns {
  /** The newest one, ended well or not. */
  last: OperationRun | null;
  /** The newest one that ended well. */
  done: OperationRun | null;
  isLate: boolean;
}

export interface BackupStatus {
  backup: LastRuns;
  rehearsal: LastRuns;
  /** The last proof of the ledger. */
  ledger: LastRuns;
  /** The last verification of the audit log. */
  audit: LastRuns;
  /** The last check of a copy of the key. Late if the key was replaced since. */
  key: LastRuns;
  heldMessages: number;
  heldDeliveries: number;
}

const isHeld = { state: "queued", dueAt: heldUntil } as const;

/** The last backup, rehearsal and proofs of ledger and audit log, and what a restore holds. */
export async function backupStatus(context: Context): Promise<BackupStatus> {
  admit(context.viewer, "readRecords");
  const { db } = context;
  const [backup, rehearsal, ledger, audit, key, heldMessages, heldDeliveries] = await Promise.all([
    lastRuns(context, "backup"),
    lastRuns(context, "rehearsal"),
    lastRuns(context, "ledger"),
    lastRuns(context, "audit"),
    lastKeyCopy(context),
    db.message.count({ where: isHeld }),
    db.webhookDelivery.count({ where: isHeld }),
  ]);
  return { backup, rehearsal, ledger, audit, key, heldMessages, heldDeliveries };
}

const newest = ({ db }: Pick<Kernel, "db">, where: Prisma.OperationRunWhereInput) =>
  db.operationRun.findFirst({ where, orderBy: { endedAt: "desc" } });

/** The last runs of one kind. */
export async function lastRuns(
  kernel: Pick<Kernel, "db" | "now">,
  kind: keyof typeof lateAfterMs,
): Promise<LastRuns> {
  const last = await newest(kernel, { kind });
  const done = last?.state === "failed" ? await newest(kernel, { kind, state: "done" }) : last;
  return { last, done, isLate: isLate(kind, done?.endedAt ?? null, kernel.now()) };
}

/** The last check of a copy of the key. */
export async function lastKeyCopy(kernel: Pick<Kernel, "db">): Promise<LastRuns> {
  const last = await newest(kernel, { kind: "key" });
  const replaced = await kernel.db.auditEntry.findFirst({
    where: { action: "system.key-rotated" },
    orderBy: { id: "desc" },
  });
  return { last, done: last, isLate: !last || (replaced !== null && replaced.at > last.endedAt) };
}

/** Seconds since the last one that ended well; NaN if there was none. */
export async function ageSeconds(
  kernel: Pick<Kernel, "db" | "now">,
  kind: "backup" | "rehearsal",
): Promise<number> {
  const done = await newest(kernel, { kind, state: "done" });
  return done ? Math.max(0, (kernel.now().getTime() - done.endedAt.getTime()) / 1000) : Number.NaN;
}

/** Sends what a restore holds, or gives it up. All of it at once. */
export async function decideHeld(context: Context, { send }: { send: boolean }): Promise<BackupStatus> {
  const { db, viewer, now } = context;
  admit(viewer, "superAdmin");
  await db.$transaction(async (tx) => {
    const released = { dueAt: now(), reason: null };
    const given = { state: "failed" as const, reason: discardedReason, dueAt: now() };
    const { count: messages } = await tx.message.updateMany({
      where: isHeld,
      data: send ? released : { ...given, handledAt: now(), handledBy: viewer.username },
    });
    const { count: webhookDeliveries } = await tx.webhookDelivery.updateMany({
      where: isHeld,
      data: send ? released : given,
    });
    if (messages + webhookDeliveries === 0) throw new Refusal("CONFLICT", says.nothingHeld);
    await record(tx, context, {
      action: send ? "system.held-sent" : "system.held-discarded",
      resourceType: "system",
      details: { messages, webhookDeliveries },
    });
  });
  if (send) context.events.publish("workWaiting", { kind: "message" });
  return backupStatus(context);
}
