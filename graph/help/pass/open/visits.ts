import type { Prisma } from "../../../../prisma/client/client.ts";
import { dayColumn } from "../../../../shared/core/time/day-column.ts";

type Tx = Pick<Prisma.TransactionClient, "helpPassVisit">;

/** Without a network, a device, or the time of day. Level 0 is the link, level 1 the PIN. */
interface Visited {
  passId: number;
  level: 0 | 1;
  /** The local day. */
  day: string;
}

/** Counts one visit. Concurrent ones all count. */
export async function countVisit(db: Tx, { passId, level, day }: Visited): Promise<void> {
  const visit = { passId, level, day: dayColumn(day) };
  await db.helpPassVisit.createMany({ data: [visit], skipDuplicates: true });
  await db.helpPassVisit.updateMany({ where: visit, data: { count: { increment: 1 } } });
}

/** All visits to a pass with its PIN. */
export async function visitsOf(db: Tx, passId: number): Promise<number> {
  const { _sum } = await db.helpPassVisit.aggregate({ where: { passId, level: 1 }, _sum: { count: true } });
  return _sum.count ?? 0;
}
