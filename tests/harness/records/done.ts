import type { RecordClass } from "../../../prisma/client/enums.ts";
import type { Lab } from "../kernel.ts";

/** A destruction that ended with nothing to destroy. It has the number 1. */
export async function writeDoneDestruction({ db }: Pick<Lab, "db">, at: Date): Promise<void> {
  await db.fiscalYear.create({ data: { year: 2001, reportsSentBy: "one", reportsSentAt: at } });
  await db.destruction.create({
    data: {
      ...{ record: "cases", year: 2001, years: 1, citation: "2 CFR 200.334", state: "done" },
      ...{ proposedById: 1, proposedBy: "one", proposedAt: at, endedAt: at },
      ...{ approvedById: 2, approvedBy: "two", approvedAt: at },
    },
  });
}

/** A destruction that two people approved, with its schedule. Returns its number. */
export async function writeRunningDestruction(
  { db, now }: Pick<Lab, "db" | "now">,
  of: { record: RecordClass; year: number },
): Promise<number> {
  const at = now();
  const law = { years: 1, citation: "2 CFR 200.334" };
  await db.fiscalYear.createMany({
    data: [{ year: of.year, reportsSentBy: "one", reportsSentAt: at }],
    skipDuplicates: true,
  });
  await db.retentionSchedule.upsert({
    where: { record: of.record },
    create: { record: of.record, ...law, changedBy: "one", changedAt: at },
    update: {},
  });
  const { id } = await db.destruction.create({
    data: {
      ...{ ...of, ...law, state: "running", proposedById: 1, proposedBy: "one", proposedAt: at },
      ...{ approvedById: 2, approvedBy: "two", approvedAt: at },
    },
  });
  return id;
}
