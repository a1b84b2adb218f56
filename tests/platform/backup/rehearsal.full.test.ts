import { readdirSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { rehearse } from "../../../graph/platform/backup/rehearse.ts";
import { useInstallations, writeSomething } from "../../harness/installation.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });

test("a rehearsal checks the newest backup beside a running server, and leaves nothing behind", async () => {
  const own = await installation();
  const server = await own.start();
  const { db, keys } = server.kernel;
  await expect(rehearse(own.env)).rejects.toThrow(/There is no backup/);
  await writeSomething(server);
  await db.message.create({
    data: {
      ...{ kind: "other", channel: "email", recipientType: "officer", recipientName: "D", subject: "S" },
      ...{ recipientAddress: "d@example.org", bodySealed: keys.seal("{}", "Message.body") },
    },
  });
  const { file } = await makeBackup(own.env);
  const done = await rehearse(own.env);
  expect(done).toMatchObject({ file, opened: 1, manifest: { counts: { Evidence: 1 } } });
  expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("rehearsal-"))).toEqual([]);
  expect(await db.evidence.count()).toBe(1);
  const runs = await db.operationRun.findMany({ where: { kind: "rehearsal" }, orderBy: { id: "asc" } });
  expect(runs.map(({ state }) => state)).toEqual(["failed", "done"]);
  await own.stop();
});

test("a sealed value that does not open, or a damaged file, fails the rehearsal with its reason", async () => {
  const own = await installation();
  const server = await own.start();
  const { db, keys } = server.kernel;
  await db.message.create({
    data: {
      ...{ kind: "other", channel: "email", recipientType: "officer", recipientName: "D", subject: "S" },
      ...{ recipientAddress: "d@example.org", bodySealed: keys.seal("{}", "another place") },
    },
  });
  const { file } = await makeBackup(own.env);
  await expect(rehearse(own.env)).rejects.toThrow(/sealed value/);
  writeFileSync(file, "SafeVoice backup 1\n{}");
  await expect(rehearse(own.env)).rejects.toThrow(/damaged/);
  const runs = await db.operationRun.findMany({ where: { kind: "rehearsal" } });
  expect(runs.map(({ reason }) => reason)).toEqual([
    expect.stringContaining("sealed value"),
    expect.stringContaining("damaged"),
  ]);
  await own.stop();
});

test("a fund's ledger that does not add up fails the rehearsal", async () => {
  const own = await installation();
  const { database } = await own.start();
  await writeUnguarded(database.pool, [`UPDATE "FundShard" SET "cents" = "cents" + 7 WHERE "n" = 0`]);
  await makeBackup(own.env);
  await expect(rehearse(own.env)).rejects.toThrow(/does not add up/);
  await own.stop();
});
