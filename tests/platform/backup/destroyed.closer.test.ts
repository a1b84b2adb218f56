import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { restoreBackup } from "../../../graph/platform/backup/restore/restore.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";
import { recordClasses } from "../../../shared/records/schedules/rules.ts";
import { useInstallations, writeSomething } from "../../harness/installation.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { dumpOf } from "../../harness/records/destruction.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 240_000 });

const past = "2001-06-01T12:00:00Z";

test("a backup from before a destruction brings nothing back", async () => {
  const own = await installation();
  const server = await own.start();
  const { kernel, database } = server;
  await makeCases(database, 25);
  const file = await writeSomething(server);
  await writeUnguarded(database.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "updatedAt" = '${past}' WHERE "id" >= ${firstMade}`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
    `UPDATE "Evidence" SET "requestId" = ${firstMade}, "ordinal" = 9 WHERE "id" = '${file}'`,
  ]);
  const { file: older } = await makeBackup(own.env);

  const moment = new Date();
  await kernel.db.fiscalYear.create({ data: { year: 2001, reportsSentBy: "one", reportsSentAt: moment } });
  const law = { years: 1, citation: "2 CFR 200.334" };
  for (const record of recordClasses.slice(0, 5)) {
    await kernel.db.retentionSchedule.create({
      data: { record, ...law, changedBy: "one", changedAt: moment },
    });
    await kernel.db.destruction.create({
      data: {
        ...{ record, year: 2001, ...law, state: "running" },
        ...{ proposedById: 1, proposedBy: "one", proposedAt: moment },
        ...{ approvedById: 2, approvedBy: "two", approvedAt: moment },
      },
    });
  }
  while ((await destroyDue(systemContext(kernel, "test"))) > 0);
  const names = ({ db }: typeof kernel) =>
    db.emergencyRequest.count({ where: { id: { gte: firstMade }, victimName: { not: "" } } });
  expect(await names(kernel)).toBe(0);
  const folder = join(own.env.DATA_DIR, "destroyed");
  const journals = readdirSync(folder);
  expect(journals.length).toBe(5);
  expect(journals.map((name) => readFileSync(join(folder, name), "utf8")).join("")).not.toContain("zq ");
  // A kill leaves a line unfinished.
  appendFileSync(join(folder, journals[0]!), `{"unit":"req`);
  await own.stop();

  await restoreBackup(own.env, { file: older, replace: true });
  const restored = await own.start();
  expect(await names(restored.kernel)).toBe(0);
  expect(await restored.kernel.files.read(file)).toBeNull();
  const dump = [...(await dumpOf(restored.database)).values()].join("\n");
  expect(dump).not.toContain("zq emergencyrequest victimname");
  expect(dump).not.toContain("zq victiminfo fullname");
  expect(dump).not.toContain("zq message subject");
  expect(await restored.kernel.db.destruction.count({ where: { state: "done", record: "cases" } })).toBe(1);
  expect(await verifyAudit(restored.kernel)).not.toHaveProperty("broken");
  const entry = await restored.kernel.db.auditEntry.findFirst({ where: { action: "system.restored" } });
  expect(entry?.details).toMatchObject({ units: expect.any(Number) });
  await own.stop();
});
