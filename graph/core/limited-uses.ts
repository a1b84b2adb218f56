import type { Prisma } from "../../prisma/client/client.ts";
import { dayMs } from "../../shared/core/time/durations.ts";
import type { Context } from "./context.ts";

type Kind = "form-of-network" | "form-of-case" | "emergency-of-network" | "foreign-request";
interface Use {
  kind: Kind;
  key: string;
}

/**
 * Writes uses that a limit counts, in the transaction of what was done. The limit's reader holds a
 * lock, so that concurrent uses count.
 */
export const noteUses = (
  tx: Prisma.TransactionClient,
  { now }: Pick<Context, "now">,
  uses: readonly (Use & { subject?: string })[],
) => tx.limitedUse.createMany({ data: uses.map((use) => ({ ...use, at: now() })) });

/** When the use was that is so many before the newest; undefined if there were fewer. */
export async function usedAt(
  tx: Prisma.TransactionClient,
  { kind, key }: Use,
  { since, skip }: { since: Date; skip: number },
): Promise<Date | undefined> {
  const use = await tx.limitedUse.findFirst({
    where: { kind, key, at: { gt: since } },
    orderBy: { at: "desc" },
    skip,
    select: { at: true },
  });
  return use?.at;
}

/** What was used since, each once. */
export async function subjectsSince(tx: Prisma.TransactionClient, { kind, key }: Use, since: Date) {
  const uses = await tx.limitedUse.findMany({
    where: { kind, key, at: { gt: since } },
    select: { subject: true },
    distinct: ["subject"],
  });
  return uses.map(({ subject }) => subject);
}

/** Longer than any limit counts. */
const keptForMs = 2 * dayMs;

/** A background step: deletes uses that no limit counts any longer. */
export async function sweepLimitedUses({ db, now }: Context): Promise<number> {
  await db.limitedUse.deleteMany({ where: { at: { lt: new Date(now().getTime() - keptForMs) } } });
  return 0;
}
