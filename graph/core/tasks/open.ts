import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../context.ts";
import { ruleUrgencyOf } from "../../../shared/decisions/rulebook/rules.ts";
import { dueAtOf, type TaskKind, type TaskOutcome } from "../../../shared/desk/tasks/kinds.ts";

type Tx = Prisma.TransactionClient;

interface Subject {
  kind: TaskKind;
  /** The row that it is about, such as "dispatch" and its number. */
  subjectType: string;
  subjectId: number;
}

interface NewTask extends Subject {
  /** The case that it belongs to: the case's urgency rule decides when it is due. */
  requestId?: number | undefined;
  /** What it is about, without personal data. */
  about?: string;
  openedAt: Date;
  dueAt?: Date;
}

/**
 * Opens a task in the transaction of what causes it. Returns its number for `announceTasks`, or
 * undefined if this subject already has an open one of this kind.
 */
export async function openTask(tx: Tx, { dueAt, ...task }: NewTask): Promise<number | undefined> {
  const [row] = await tx.deskTask.createManyAndReturn({
    data: { ...task, dueAt: dueAt ?? (await dueOf(tx, task)) },
    select: { id: true },
    skipDuplicates: true,
  });
  return row?.id;
}

/**
 * Closes the subject's open task in the transaction that settles it. Returns its number for
 * `announceTasks`, or undefined if none was open.
 */
export async function closeTask(
  tx: Tx,
  { kind, subjectType, subjectId }: Subject,
  { at, by, outcome = "resolved", note }: { at: Date; by?: string; outcome?: TaskOutcome; note?: string },
): Promise<number | undefined> {
  const [row] = await tx.deskTask.updateManyAndReturn({
    where: { kind, subjectType, subjectId, state: "open" },
    data: {
      ...{ state: "done", closedAt: at, outcome, version: { increment: 1 } },
      ...(by !== undefined && { closedBy: by }),
      ...(note !== undefined && { note }),
    },
    select: { id: true },
  });
  return row?.id;
}

/** Tells the open lists, after the commit. */
export function announceTasks({ events }: Pick<Context, "events">, ids: readonly (number | undefined)[]) {
  for (const id of ids) if (id !== undefined) events.publish("taskChanged", { id });
}

async function dueOf(tx: Tx, { kind, openedAt, requestId }: NewTask): Promise<Date> {
  if (requestId === undefined) return dueAtOf(kind, openedAt, null);
  const { urgencyLevel } = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { urgencyLevel: true },
  });
  const rule = await tx.urgencyRule.findUnique({
    where: { urgencyLevel: ruleUrgencyOf(urgencyLevel) },
    select: { timeThresholdMinutes: true },
  });
  return dueAtOf(kind, openedAt, rule?.timeThresholdMinutes ?? null);
}
