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
