import { expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";
import { int } from "../../graph/core/database/columns.ts";

const lab = useKernel();

/** PL/pgSQL that fails like a transaction that PostgreSQL rolls back in favor of another. */
const undone = (state: string) => `DO $$ BEGIN RAISE EXCEPTION 'undone' USING ERRCODE = '${state}'; END $$`;

test.each(["40P01", "40001"])(
  "a transaction that ends with %s is retried, and writes once",
  async (state) => {
    let runs = 0;
    const name = `retry-${state}`;
    await lab.db.$transaction(async (tx) => {
      await tx.referenceData.create({ data: { name, hash: "" } });
      runs += 1;
      if (runs < 3) await tx.$executeRawUnsafe(undone(state));
    });
    expect(runs).toBe(3);
    expect(await lab.db.referenceData.count({ where: { name } })).toBe(1);
  },
);

test("repeated rollbacks finally fail, and other errors are not retried", async () => {
  let runs = 0;
  const failing = (state: string) =>
    lab.db.$transaction(async (tx) => {
      runs += 1;
      await tx.$executeRawUnsafe(undone(state));
    });
  await expect(failing("40P01")).rejects.toThrow("undone");
  expect(runs).toBe(5);
  runs = 0;
  await expect(failing("SV001")).rejects.toThrow("undone");
  expect(runs).toBe(1);
});

test("a hand-written statement is retried as well", async () => {
  await lab.db.$executeRawUnsafe(`CREATE SEQUENCE "retry_runs"`);
  try {
    await lab.db.$executeRawUnsafe(`CREATE FUNCTION retry_once() RETURNS bigint LANGUAGE plpgsql AS $$
      DECLARE run bigint := nextval('retry_runs');
      BEGIN IF run < 2 THEN RAISE EXCEPTION 'undone' USING ERRCODE = '40P01'; END IF; RETURN run; END $$`);
    const [row] = await lab.sql(
      { name: "retry-once", row: { run: int }, text: `SELECT retry_once()::int AS "run"` },
      [],
    );
    expect(row?.run).toBe(2);
  } finally {
    await lab.db.$executeRawUnsafe("DROP FUNCTION IF EXISTS retry_once()");
    await lab.db.$executeRawUnsafe(`DROP SEQUENCE "retry_runs"`);
  }
});
