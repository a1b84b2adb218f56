import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { keepAuditHead, readAuditHead } from "../../../graph/platform/audit/head.ts";
import { sealAudit, verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { restoreBackup } from "../../../graph/platform/backup/restore/restore.ts";
import { heldUntil } from "../../../graph/platform/backup/restore/hold.ts";
import { useInstallations, writeSomething, type Installation } from "../../harness/installation.ts";
import type { OpenKernel } from "../../../graph/app/kernel.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });

async function seal({ kernel }: OpenKernel) {
  while ((await sealAudit(kernel)) > 0);
  return keepAuditHead(kernel);
}

async function verify({ kernel }: OpenKernel) {
  const kept = await readAuditHead(kernel.env.DATA_DIR);
  return verifyAudit(kernel, kept ? [kept] : []);
}

const message = {
  kind: "other",
  channel: "email",
  recipientType: "officer",
  recipientName: "Dana",
  recipientAddress: "dana@example.org",
  subject: "S",
} as const;

/** An installation with a backup, and what came after it. */
async function withBackup() {
  const own = await installation();
  const server = await own.start();
  const { db, keys } = server.kernel;
  const id = await writeSomething(server);
  const admin = await db.admin.create({
    data: {
      username: "root",
      name: "R",
      email: "",
      emailKey: "r",
      passwordHash: "x",
      roles: ["super_admin"],
    },
  });
  const session = { kind: "admin", adminId: admin.id, ip: "", userAgent: "", tokenHash: "t" } as const;
  await db.session.create({ data: { ...session, expiresAt: new Date("2099-01-01") } });
  await db.message.create({ data: { ...message, bodySealed: keys.seal("{}", "Message.body") } });
  await seal(server);
  const { file } = await makeBackup(own.env);
  const later = await writeSomething(server);
  await seal(server);
  await own.stop();
  return { own, file, id, later };
}

const edit = (own: Installation, over: object) => ({ ...own.env, ...over });

test("refuses a folder or database with data, and replaces it when asked", async () => {
  const { own, file, id, later } = await withBackup();
  await expect(restoreBackup(own.env, { file })).rejects.toThrow(/add --replace/);
  const restored = await restoreBackup(own.env, { file, replace: true });
  expect(restored?.before.length).toBeGreaterThan(0);
  expect(readdirSync(own.env.DATA_DIR).some((name) => name.startsWith("restore-"))).toBe(false);

  const server = await own.start();
  const { db, files } = server.kernel;
  expect((await db.evidence.findMany()).map((row) => row.id)).toEqual([id]);
  expect(await files.read(id)).not.toBeNull();
  expect(await files.read(later)).toBeNull();
  expect(await db.session.count({ where: { endedAt: null } })).toBe(0);
  const [held] = await db.message.findMany();
  expect(held).toMatchObject({ state: "queued", dueAt: heldUntil });
  expect(await db.operationRun.findMany({ where: { kind: "restore" } })).toMatchObject([{ state: "done" }]);
  await own.stop();
});

test("the audit log tells a restored chain from a cut one", async () => {
  const { own, file } = await withBackup();
  const givenUp = await readAuditHead(own.env.DATA_DIR);
  await restoreBackup(own.env, { file, replace: true });
  const server = await own.start();
  const { kernel, database } = server;
  const restored = await verify(server);
  expect(restored.broken).toBeUndefined();
  expect(restored.restores).toMatchObject([{ givenUpHead: { hash: givenUp!.hash } }]);
  // A head from a log, and another server's copy of it, are given up too. Without the key, none is.
  const { seq, hash } = givenUp!;
  expect((await verifyAudit(kernel, [{ seq, hash }])).broken).toBeUndefined();
  expect((await verifyAudit({ db: kernel.db }, [{ seq, hash }])).broken).toBeDefined();
  writeFileSync(join(own.env.DATA_DIR, "audit-head.json"), JSON.stringify({ ...givenUp, seq: Number(seq) }));
  expect(await keepAuditHead(kernel)).toBe(true);

  // The kept head advances again, and a later cut is detected, even behind the statement.
  await writeSomething(server);
  expect(await seal(server)).toBe(true);
  const newest = await readAuditHead(own.env.DATA_DIR);
  expect(newest!.seq).toBeGreaterThan(1n);
  await writeUnguarded(database.pool, [
    `DELETE FROM "AuditSeal" WHERE "seq" = ${newest!.seq}`,
    `DELETE FROM "AuditEntry" e WHERE NOT EXISTS (SELECT FROM "AuditSeal" s WHERE s."entryId" = e."id")`,
  ]);
  expect((await verify(server)).broken).toMatch(/cut off/);
  expect(await keepAuditHead(kernel)).toBe(false);
  await own.stop();
});

test("a restore that is only claimed in the database leaves a cut chain broken", async () => {
  const own = await installation();
  const server = await own.start();
  const { kernel, database } = server;
  for (let count = 0; count < 5; count += 1) await writeSomething(server);
  await seal(server);
  const kept = (await readAuditHead(own.env.DATA_DIR))!;
  await writeUnguarded(database.pool, [
    `DELETE FROM "AuditSeal" WHERE "seq" > 2`,
    `DELETE FROM "AuditEntry" e WHERE NOT EXISTS (SELECT FROM "AuditSeal" s WHERE s."entryId" = e."id")`,
  ]);
  const at = new Date(Date.now() + 1000).toISOString();
  const claimed = {
    ...{ at, by: "root@host", madeAt: at, restoredHead: null },
    givenUpHead: { seq: Number(kept.seq), hash: kept.hash },
  };
  // With no proof, and with something else that the key sealed.
  for (const proof of ["", kernel.keys.seal(JSON.stringify(claimed), "Message.body")])
    await kernel.db.auditEntry.create({
      data: {
        ...{ correlation: "x", actorKind: "system", action: "system.restored", resourceType: "system" },
        details: { ...claimed, proof },
      },
    });
  await sealAudit(kernel);
  expect(await keepAuditHead(kernel)).toBe(false);
  expect((await verify(server)).broken).toMatch(/cut off|not the one that was kept/);
  await own.stop();
});

test("changes nothing with a wrong passphrase, a damaged file, another key, or a newer version", async () => {
  const { own, file } = await withBackup();
  const replace = true;
  const pass = own.settings.BACKUP_PASSPHRASE_FILE!;
  const before = readFileSync(join(own.env.DATA_DIR, "audit-head.json"), "utf8");
  const right = readFileSync(pass, "utf8");
  writeFileSync(pass, "another passphrase altogether");
  await expect(restoreBackup(own.env, { file, replace })).rejects.toThrow(/passphrase is wrong/);
  writeFileSync(pass, right);
  const damaged = `${file}.damaged`;
  const bytes = readFileSync(file);
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 100));
  await expect(restoreBackup(own.env, { file: damaged, replace })).rejects.toThrow(/cut off/);
  const other = edit(own, { SECRET_KEY: "another secret of more than 32 characters" });
  await expect(restoreBackup(other, { file, replace })).rejects.toThrow(/not the key of this backup/);

  const server = await own.start();
  const columns = `(id, checksum, finished_at, migration_name, applied_steps_count)`;
  await server.database.pool.query(
    `INSERT INTO _prisma_migrations ${columns} VALUES ('x', '', now(), '29990101000000_newer', 1)`,
  );
  const { file: newer } = await makeBackup(own.env);
  await server.database.pool.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`);
  await own.stop();
  await expect(restoreBackup(own.env, { file: newer, replace })).rejects.toThrow(/newer version/);

  expect(readFileSync(join(own.env.DATA_DIR, "audit-head.json"), "utf8")).toBe(before);
  expect(readdirSync(own.env.DATA_DIR).some((name) => /^(restore|before)-/.test(name))).toBe(false);
  const again = await own.start();
  expect(await again.kernel.db.evidence.count()).toBe(2);
  await own.stop();
});

test("restores on an empty machine, and refuses while a server runs", async () => {
  const { own, file, id } = await withBackup();
  const empty = await installation({ isEmpty: true });
  await restoreBackup(empty.env, { file });
  const server = await empty.start();
  expect((await server.kernel.db.evidence.findMany()).map((row) => row.id)).toEqual([id]);
  expect((await verify(server)).broken).toBeUndefined();
  await expect(restoreBackup(empty.env, { file, replace: true })).rejects.toThrow(/in use|open connections/);
  await empty.stop();
  expect(existsSync(own.env.DATA_DIR)).toBe(true);
});

test("a restore that was killed in the middle of the switch is finished by the next one", async () => {
  const { own, file } = await withBackup();
  const { DATA_DIR } = own.env;
  mkdirSync(join(DATA_DIR, "restore-staging-x", "files"), { recursive: true });
  writeFileSync(join(DATA_DIR, "restore-staging-x", "files", "new"), "");
  // The old files are moved away, the new ones are not in place yet.
  mkdirSync(join(DATA_DIR, "before-restore-x"));
  renameSync(join(DATA_DIR, "files"), join(DATA_DIR, "before-restore-x", "files"));
  const renames = [
    ["files", "before-restore-x/files"],
    ["restore-staging-x/files", "files"],
  ];
  const steps = { databases: null, renames, staging: "restore-staging-x" };
  writeFileSync(join(DATA_DIR, "restore.json"), JSON.stringify(steps));
  await expect(own.start()).rejects.toThrow(/is not finished/);
  expect(await restoreBackup(own.env, { file, replace: true })).toBeNull();
  expect(existsSync(join(DATA_DIR, "files", "new"))).toBe(true);
  expect(existsSync(join(DATA_DIR, "restore.json"))).toBe(false);
});
