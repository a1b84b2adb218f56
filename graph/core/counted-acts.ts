import type { Prisma } from "../../prisma/client/client.ts";
import { dayMs } from "../../shared/core/time/durations.ts";
import type { Context } from "./context.ts";

type Kind = "form-of-network" | "form-of-case" | "emergency-of-network" | "foreign-request";
interface Act {
  kind: Kind;
  key: string;
}

/**
 * Writes acts that a limit counts, in the transaction of what was done. The limit's reader holds a
 * lock, so that concurrent ones count.
 */
export const noteActs = (
  tx: Prisma.TransactionClient,
  { now }: Pick<Context, "now">,
  acts: readonly (Act & { subject?: string })[],
) => tx.countedAct.createMany({ data: acts.map((act) => ({ ...act, at: now() })) });

/** When the act was done that is so many before the newest; undefined if there were fewer. */
export async function actAt(
  tx: Prisma.TransactionClient,
  { kind, key }: Act,
  { since, skip }: { since: Date; skip: number },
): Promise<Date | undefined> {
  const act = await tx.countedAct.findFirst({
    where: { kind, key, at: { gt: since } },
    orderBy: { at: "desc" },
    skip,
    select: { at: true },
  });
  return act?.at;
}

/** The subjects of acts since, each once. */
export async function subjectsSince(tx: Prisma.TransactionClient, { kind, key }: Act, since: Date) {
  const acts = await tx.countedAct.findMany({
    where: { kind, key, at: { gt: since } },
    select: { subject: true },
    distinct: ["subject"],
  });
  return acts.map(({ subject }) => subject);
}

/** Longer than any limit counts. */
const keptForMs = 2 * dayMs;

/** A background step: deletes acts that no limit counts any longer. */
export async function sweepCountedActs({ db, now }: Context): Promise<number> {
  await db.countedAct.deleteMany({ where: { at: { lt: new Date(now().getTime() - keptForMs) } } });
  return 0;
}
