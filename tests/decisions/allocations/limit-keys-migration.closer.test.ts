import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../graph/adapters/database/open.ts";
import { beforeMigration } from "../../harness/database/before-migration.ts";
import { addRequest, allocate } from "../../harness/ledger.ts";

test(
  "an allocation keeps the keys that a limit counts: of the last 30 days, and while it is pending",
  { timeout: 120_000 },
  async () => {
    const { before, after } = await beforeMigration("_money_limits");
    const old = await openDatabase(before);
    const sql = (text: string, values: unknown[]) => old.pool.query(text, values);
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) {
      const id = await addRequest(old, "approved");
      await allocate(old, id, 1000);
      ids.push(id);
    }
    const [recent, pending, long] = ids;
    await sql(`UPDATE "FundAllocation" SET "officerKeys" = '{o:1}', "victimKeys" = '{v}'`, []);
    await sql(
      `UPDATE "FundAllocation" SET "status" = 'pending', "allocatedAt" = NULL WHERE "requestId" = $1`,
      [pending],
    );
    await sql(
      `UPDATE "FundAllocation" SET "allocatedAt" = now() - interval '90 days' WHERE "requestId" = $1`,
      [long],
    );
    await old.close();

    const database = await openDatabase(after);
    onTestFinished(() => database.close());
    const rows = await database.db.fundAllocation.findMany({ orderBy: { requestId: "asc" } });
    expect(rows.map(({ requestId, limitKeys }) => [requestId, limitKeys])).toEqual([
      [recent, ["officer:o:1", "victim:v"]],
      [pending, ["officer:o:1", "victim:v"]],
      [long, []],
    ]);
  },
);
