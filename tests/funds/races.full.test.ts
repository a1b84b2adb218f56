import pg from "pg";
import { beforeEach, expect, inject, test } from "vitest";
import { useDatabase } from "../harness/database.ts";
import { addHeldFund, addRequest, allocate, availableCents, expectLedgerToAddUp } from "../harness/ledger.ts";

const database = useDatabase();
const isEmbedded = inject("database").kind === "embedded";

let made = 0;
beforeEach(() => database.pool.query(`UPDATE "Fund" SET "closedAt" = now() WHERE "closedAt" IS NULL`));

test.each(Array.from({ length: isEmbedded ? 5 : 50 }, (_, n) => n + 1))(
  "of fifty approvals at once over a fund that holds forty-nine, forty-nine get money (round %i)",
  { timeout: 60_000 },
  async () => {
    const fund = await addHeldFund(database, { cents: 49 * 10_500, key: `race ${++made}` });
    const ids: number[] = [];
    for (let n = 0; n < 50; n++) ids.push(await addRequest(database, "approved"));
    const answers = await Promise.allSettled(ids.map((id) => allocate(database, id, 10_500)));
    const refused = answers.flatMap((one) =>
      one.status === "rejected" ? [one.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual(["SV004"]);
    expect(await availableCents(database, fund)).toBe(0);
    await expectLedgerToAddUp(database);
  },
);

test.skipIf(isEmbedded)(
  "forty clients that take and return never overdraw the fund and never block each other",
  { timeout: 120_000 },
  async () => {
    const fund = await addHeldFund(database, { cents: 1_000_000, key: `drain ${++made}` });
    const deadlocks = async () => {
      const { rows } = await database.pool.query<{ n: string }>(
        `SELECT "deadlocks" AS n FROM pg_stat_database WHERE "datname" = current_database()`,
      );
      return Number(rows[0]!.n);
    };
    const before = await deadlocks();
    const { rows } = await database.pool.query<{ name: string }>(`SELECT current_database() AS name`);
    const provided = inject("database");
    const address = new URL(provided.kind === "postgresql" ? provided.url : "");
    address.pathname = `/${rows[0]!.name}`;
    const ends = Date.now() + 20_000;
    const counts = { taken: 0, refused: 0, returned: 0 };
    const ids: number[][] = [];
    for (let n = 0; n < 40; n++)
      ids.push(await Promise.all([1, 2, 3].map(() => addRequest(database, "approved"))));
    const client = async (own: number[]) => {
      const pool = new pg.Pool({ connectionString: address.href, max: 1 });
      const held = new Set<number>();
      try {
        for (let turn = 0; Date.now() < ends; turn++) {
          const id = own[turn % own.length]!;
          if (held.delete(id)) {
            await pool.query(
              `UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = $1 AND "status" = 'allocated'`,
              [id],
            );
            counts.returned += 1;
            continue;
          }
          try {
            await allocate({ pool }, id, 5_000 + ((turn * 7_919) % 20_000));
            held.add(id);
            counts.taken += 1;
          } catch (error) {
            if ((error as { code?: string }).code !== "SV004") throw error;
            counts.refused += 1;
          }
        }
      } finally {
        await pool.end();
      }
    };
    await Promise.all(ids.map(client));
    expect(counts.taken).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(0);
    expect(await deadlocks()).toBe(before);
    const { rows: sums } = await database.pool.query<{ cents: string }>(
      `SELECT sum("reservedCents") AS cents FROM "RequestMoney" WHERE "fundId" = $1`,
      [fund],
    );
    expect(Number(sums[0]!.cents) + (await availableCents(database, fund))).toBe(1_000_000);
    await expectLedgerToAddUp(database);
    process.stdout.write(`${JSON.stringify(counts)} in 20 s\n`);
  },
);
