import pg from "pg";
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { approvalNote } from "../../../graph/decisions/allocations/approval/approval-preview.ts";
import { listWaiting } from "../../../graph/money/funds/list.ts";
import { approveOpened } from "../../harness/requests/approvals.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  addHeldFund,
  addRequest,
  allocate,
  availableCents,
  deposit,
  expectLedgerToAddUp,
} from "../../harness/ledger.ts";
import { liftMoneyLimits, signInAdmin } from "../../harness/people.ts";
import { filePlainRequest } from "../../harness/requests/plain-request.ts";
import { addressOf } from "../../harness/database/server.ts";

const database = useDatabase();
const lab = useKernel();
const isEmbedded = inject("database").kind === "embedded";
const cents = 10_500;

let made = 0;
let people: Caller[];
beforeAll(async () => {
  await liftMoneyLimits(lab);
  people = await Promise.all(Array.from({ length: 5 }, () => signInAdmin(lab)));
});
beforeEach(() => database.pool.query(`UPDATE "Fund" SET "closedAt" = now() WHERE "closedAt" IS NULL`));

test.each(Array.from({ length: isEmbedded ? 5 : 50 }, (_, n) => n + 1))(
  "of fifty approvals at once over a fund that holds forty-nine, one waits for money (round %i)",
  { timeout: 60_000 },
  async () => {
    const fund = await addHeldFund(database, { cents: 49 * cents, key: `race ${++made}` });
    const ids = await Promise.all(Array.from({ length: 50 }, () => filePlainRequest(lab, cents)));
    const ends = await Promise.all(ids.map((id, n) => approveOpened(people[n % people.length]!, id)));
    const waiting = ids.filter((_, n) => ends[n] !== "approved");
    expect(ends.filter((status) => status === "processing")).toHaveLength(1);
    expect(waiting).toHaveLength(1);
    expect(await availableCents(database, fund)).toBe(0);
    await expectLedgerToAddUp(database);

    // The decision of the one without money is kept, and offered when there is some.
    const context = await people[0]!.context();
    expect((await listWaiting(context)).map(({ id }) => id)).toEqual(waiting);
    const request = await lab.db.emergencyRequest.findFirstOrThrow({ where: { id: { in: waiting } } });
    expect(await approvalNote(context, request)).toMatch(/The fund does not have enough money right now/);
    await deposit(database, fund, cents);
    expect(await approveOpened(people[0]!, request.id)).toBe("approved");
    expect(await availableCents(database, fund)).toBe(0);
  },
);

/** Between reading the balances and locking one of them, the others get time to change it. */
async function slowChoiceOfShard() {
  const { rows } = await database.pool.query<{ source: string }>(
    `SELECT pg_get_functiondef('fund_take'::regproc) AS "source"`,
  );
  const { source } = rows[0]!;
  const choice = /(cents" >= need\s+ORDER BY random\(\))/;
  expect(source).toMatch(choice);
  onTestFinished(async () => void (await database.pool.query(source)));
  await database.pool.query(source.replace(choice, "$1 + (SELECT 0 FROM pg_sleep(0.005))"));
}

test.skipIf(isEmbedded)(
  "forty clients that take and return never overdraw the fund and never block each other",
  { timeout: 120_000 },
  async () => {
    await slowChoiceOfShard();
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
    if (provided.kind === "embedded") throw new Error("it is skipped there");
    const connectionString = addressOf(provided, rows[0]!.name);
    const ends = Date.now() + 20_000;
    const counts = { taken: 0, refused: 0, returned: 0 };
    const ids: number[][] = [];
    for (let n = 0; n < 40; n++)
      ids.push(await Promise.all([1, 2, 3].map(() => addRequest(database, "approved"))));
    const client = async (own: number[]) => {
      const pool = new pg.Pool({ connectionString, max: 1 });
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
