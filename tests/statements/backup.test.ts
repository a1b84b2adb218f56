import { expect, test } from "vitest";
import {
  countRows,
  insertRun,
  readInstallation,
  readMigrations,
  readNewestSeal,
  type Run,
} from "../../graph/platform/backup/database.sql.ts";
import { sealAudit } from "../../graph/platform/audit/seal.ts";
import { record } from "../../graph/core/audit/record.ts";
import { migrationNames, migrationsDir } from "../../graph/adapters/database/migrate.ts";
import { useDatabase } from "../harness/database/database.ts";
import { useKernel } from "../harness/kernel.ts";

const database = useDatabase();
const lab = useKernel();

test("the facts of a backup are those that Prisma reads", async () => {
  const context = await (await lab.visitor()).context();
  // Past 9 and 10, which sort differently as numbers and as texts.
  for (let entry = 0; entry < 12; entry += 1)
    await record(lab.db, context, { action: "request.read", resourceType: "request" });
  await sealAudit(lab);
  const { pool } = database;
  const counts = await countRows(pool);
  expect(counts.AuditEntry).toBe(await lab.db.auditEntry.count());
  expect(counts.ReferenceData).toBe(await lab.db.referenceData.count());
  expect(Object.keys(counts)).toContain("_prisma_migrations");
  expect(await readMigrations(pool)).toEqual(await migrationNames(migrationsDir));
  const newest = await lab.db.auditSeal.findFirst({ orderBy: { seq: "desc" } });
  expect(newest!.seq).toBeGreaterThan(10n);
  expect(await readNewestSeal(pool)).toEqual({ seq: Number(newest!.seq), hash: newest!.hash });
  const mark = await lab.db.referenceData.findUnique({ where: { name: "installation-id" } });
  expect(await readInstallation(pool)).toBe(mark?.hash ?? null);
});

test("a run is stored as it was given", async () => {
  const run: Run = {
    kind: "rehearsal",
    state: "failed",
    ...{ startedAt: new Date(1), endedAt: new Date(2), bytes: 12, counts: { Evidence: 3 } },
    ...{ by: "me@here", reason: "It failed." },
  };
  expect(await insertRun(database.pool, run)).toBe(true);
  expect(await lab.db.operationRun.findMany()).toMatchObject([{ ...run, bytes: 12n }]);
});
