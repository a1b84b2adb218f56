import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readAuditHead } from "../../../graph/platform/audit/head.ts";
import { sealAudit, verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { rehearse } from "../../../graph/platform/backup/rehearse.ts";
import { restoreBackup } from "../../../graph/platform/backup/restore/restore.ts";
import { useInstallations, writeSomething } from "../../harness/installation.ts";

// The way of one backup. What can go wrong on it is in the *.full.test.ts beside this file, which
// open dozens of installations.
const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });

test("a backup beside a running server is rehearsed, and restored on an empty machine", async () => {
  const own = await installation();
  const server = await own.start();
  const { db } = server.kernel;
  await expect(rehearse(own.env)).rejects.toThrow(/There is no backup/);
  const id = await writeSomething(server);
  while ((await sealAudit(server.kernel)) > 0);
  const { file } = await makeBackup(own.env);
  const later = await writeSomething(server);

  const rehearsed = await rehearse(own.env);
  expect(rehearsed).toMatchObject({ file, manifest: { counts: { Evidence: 1 } } });
  expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("rehearsal-"))).toEqual([]);
  const runs = await db.operationRun.findMany({ orderBy: { id: "asc" } });
  expect(runs.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "rehearsal failed",
    "backup done",
    "rehearsal done",
  ]);
  await own.stop();

  const empty = await installation({ isEmpty: true });
  await restoreBackup(empty.env, { file });
  const { kernel } = await empty.start();
  expect((await kernel.db.evidence.findMany()).map((row) => row.id)).toEqual([id]);
  expect(await kernel.files.read(id)).not.toBeNull();
  expect(await kernel.files.read(later)).toBeNull();
  const kept = await readAuditHead(empty.env.DATA_DIR);
  expect((await verifyAudit(kernel, kept ? [kept] : [])).broken).toBeUndefined();
  await empty.stop();
});
