import type { Prisma } from "../../../prisma/client/client.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { closeTask, openTask } from "../../core/tasks/open.ts";
import { dueAtOf } from "../../../shared/desk/tasks/kinds.ts";
import type { Context } from "../../core/context.ts";
import { readPairs, type PairRow } from "./pairs.sql.ts";
import { strengthOf, type Strength } from "./strength.ts";

type Tx = Prisma.TransactionClient;

/** How many pairs of one request are read. */
export const maxPairs = 20;

/** Nothing of an anonymous person's name joins two requests. */
export const pairStrength = ({ anonymous, ownAnonymous, name, ownName, ...row }: PairRow): Strength =>
  strengthOf({ ...row, names: anonymous || ownAnonymous ? ["", ""] : [ownName, name] });

/**
 * Whether an administrator should say if both are for one person: a strong pair without a verdict,
 * or a pair that has a further key in common since its verdict. What confirms "same" asks nothing.
 */
export const isAsked = (row: PairRow): boolean =>
  row.answer === null
    ? !row.isJoined && pairStrength(row) === "strong"
    : row.answer !== "same" && row.added.length > 0;

/** The numbers of the requests with which this one is asked about. */
export const askedPairs = async (tx: Tx, requestId: number): Promise<Set<number>> =>
  new Set((await readPairs(sqlWithin(tx), requestId, maxPairs)).filter(isAsked).map(({ number }) => number));

/**
 * One open task per request that has an asked pair with an older one. Returns the changed tasks for
 * `announceTasks`.
 */
export async function settleAsked(
  { now }: Pick<Context, "now">,
  tx: Tx,
  requestId: number,
  before: ReadonlySet<number>,
): Promise<(number | undefined)[]> {
  const after = await askedPairs(tx, requestId);
  const changed = [...new Set([...before, ...after])].filter((one) => before.has(one) !== after.has(one));
  const newer = new Set(changed.map((one) => Math.max(one, requestId)));
  const tasks: (number | undefined)[] = [];
  for (const number of newer) {
    const asked = number === requestId ? after : await askedPairs(tx, number);
    tasks.push(await settleTask(tx, number, asked, now()));
  }
  return tasks;
}

/** Opens or closes the task of the newer request of a pair. */
export function settleTask(
  tx: Tx,
  requestId: number,
  asked: ReadonlySet<number>,
  at: Date,
  by?: string,
): Promise<number | undefined> {
  const subject = { kind: "same_person", subjectType: "request", subjectId: requestId } as const;
  return [...asked].some((other) => other < requestId)
    ? openTask(tx, { ...subject, requestId, openedAt: at, dueAt: dueAtOf(subject.kind, at, null) })
    : closeTask(tx, subject, { at, ...(by !== undefined && { by }) });
}
