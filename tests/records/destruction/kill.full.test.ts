import { spawn } from "node:child_process";
import { expect, test, vi } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { readDestroyed } from "../../../graph/platform/backup/destroyed/journal.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useInstallations } from "../../harness/installation.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 240_000 });

const made = 400;
const records = ["cases", "evidence"] as const;
const law = { years: 1, citation: "2 CFR 200.334" };

/** Kills the whole group, because the loader runs the process as its child. */
function runUntil(settings: Record<string, string>, batches: number) {
  const child = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tests/harness/servers/crash-destruction.ts"],
    {
      env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent", ...settings },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    },
  );
  return new Promise<string>((resolve) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      // Somewhere in the next batch: this does not wait for one to end.
      if (said.includes(`batch ${batches}\n`) && child.exitCode === null)
        process.kill(-child.pid!, "SIGKILL");
    });
    child.once("exit", () => void isGone(child.pid!).then(() => resolve(said)));
  });
}

/** The loader ends before its child does. */
async function isGone(group: number) {
  for (;;) {
    try {
      process.kill(-group, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test("kill -9 in the middle: each case is whole or destroyed, and the rest follows", async () => {
  const own = await installation();
  const { kernel, database } = await own.start();
  await makeCases(database, made);
  await writeUnguarded(database.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "updatedAt" = '2001-06-01' WHERE "id" >= ${firstMade}`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
  ]);
  const files = await kernel.db.evidence.findMany({ where: { requestId: { gte: firstMade } } });
  for (const { id } of files) await kernel.files.write(id, new Uint8Array([1]));
  const moment = new Date();
  await kernel.db.fiscalYear.create({ data: { year: 2001, reportsSentBy: "one", reportsSentAt: moment } });
  for (const record of records) {
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
  await own.stop();

  for (const batches of [3, 5, 25]) {
    expect(await runUntil(own.settings, batches)).not.toContain("ended");
    const server = await own.start();
    const { db } = server.kernel;
    const [named, infos, stripped] = await Promise.all([
      db.emergencyRequest.count({ where: { id: { gte: firstMade }, victimName: { not: "" } } }),
      db.victimInfo.count({ where: { requestId: { gte: firstMade } } }),
      db.strippedRecord.count({ where: { unit: "request", record: "cases" } }),
    ]);
    expect(stripped).toBeGreaterThan(0);
    expect([named, infos]).toEqual([made - stripped, made - stripped]);
    await own.stop();
  }

  const server = await own.start();
  while ((await destroyDue(systemContext(server.kernel, "test"))) > 0);
  const { db, env } = server.kernel;
  expect(await db.destruction.findMany({ orderBy: { id: "asc" } })).toMatchObject(
    records.map((record) => ({ record, state: "done", units: made })),
  );
  expect(await db.auditEntry.count({ where: { action: "destruction.done" } })).toBe(records.length);
  for await (const { name } of server.kernel.files.list())
    expect(files.map(({ id }) => id)).not.toContain(name);
  const journal = await readDestroyed(env.DATA_DIR);
  for (const { units } of journal)
    expect(new Set(units.flatMap(({ rows }) => rows.map(([id]) => id))).size).toBe(made);
  await own.stop();
});
