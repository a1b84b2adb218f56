import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createFileStore } from "../../graph/adapters/files.ts";
import { releaseMessages } from "../../graph/messages/communications/in-flight.ts";
import { systemContext, type Context } from "../../graph/core/context.ts";
import { dayMs, hourMs } from "../../shared/core/time/durations.ts";
import { matchInstallation } from "../../graph/core/process/installation.ts";
import { demandUnsealed, keptSecret } from "../../graph/core/security/installation-secret.ts";
import { sweepEvidence } from "../../graph/intake/evidence/sweep.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";

const lab = useKernel();
const bytes = new Uint8Array([1, 2, 3]);
/** Earlier than any entry of these tests. */
const longAgo = 200 * dayMs;
const idAt = (at: number) => `${String(at).padStart(8, "0")}-1111-4111-8111-111111111111`;

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-installation-"));
  await lab.db.referenceData.deleteMany({ where: { name: "installation-id" } });
  await lab.db.evidence.deleteMany();
});

const partsOf = (folder: string) => ({
  ...lab,
  env: { ...lab.env, DATA_DIR: folder },
  files: createFileStore(path.join(folder, "files")),
});
const start = (folder = dataDir) => matchInstallation(partsOf(folder));

/** An installation from before ids existed: files, and rows that know them. */
async function store(count: number, { known = true, ageMs = 0 } = {}) {
  const { files } = partsOf(dataDir);
  for (let at = 1; at <= count; at += 1) {
    await files.write(idAt(at), bytes);
    const then = new Date(Date.now() - ageMs);
    utimesSync(path.join(dataDir, "files", "00", idAt(at)), then, then);
  }
  if (!known) return;
  const row = {
    kind: "document" as const,
    fileName: "a",
    mediaType: "application/pdf",
    bytes: 3,
    sha256: "",
  };
  await lab.db.evidence.createMany({
    data: Array.from({ length: count }, (_, at) => ({ ...row, id: idAt(at + 1) })),
  });
}
const storedIn = (folder: string) =>
  readdirSync(path.join(folder, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /^[0-9a-f]{2}\//.test(name),
  );
const idOfDatabase = async () =>
  (await lab.db.referenceData.findUnique({ where: { name: "installation-id" } }))?.hash ?? null;
const began = (at: Date) =>
  lab.db.auditEntry.create({
    data: { at, correlation: "x", actorKind: "system", action: "admin.created", resourceType: "admin" },
  });

test("servers that start at the same moment agree on one ID", async () => {
  await Promise.all(Array.from({ length: 8 }, () => start()));
  expect(await partsOf(dataDir).files.installation()).toBe(await idOfDatabase());
});

test("an installation without an ID gets one on both sides, and restarts with it", async () => {
  await store(13);
  await start();
  const id = await idOfDatabase();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await partsOf(dataDir).files.installation()).toBe(id);
  await start();
  expect(await idOfDatabase()).toBe(id);
});

test("an installation whose only files are unknown leftovers is upgraded too", async () => {
  await began(new Date(Date.now() - dayMs));
  await store(2, { known: false, ageMs: hourMs });
  await expect(start()).resolves.toBeUndefined();
});

test("13 files and an empty database: the start ends, names both and changes nothing", async () => {
  await store(13, { known: false, ageMs: longAgo });
  await expect(start()).rejects.toThrow(/13 stored files/);
  await expect(start()).rejects.toThrow(path.join(dataDir, "files"));
  await expect(start()).rejects.toThrow(/database (in|\w+ at) /);
  expect(storedIn(dataDir)).toHaveLength(13);
  expect(await idOfDatabase()).toBeNull();
  expect(await partsOf(dataDir).files.installation()).toBeNull();
});

test("files of one installation and a database of another: the start ends and names both IDs", async () => {
  await store(3);
  await start();
  const first = await idOfDatabase();
  await lab.db.referenceData.update({ where: { name: "installation-id" }, data: { hash: "another" } });
  await expect(start()).rejects.toThrow(`installation ${first}, and the database is of installation another`);
});

test("files with an ID and a new database, or a database with one and unknown files, do not start", async () => {
  await store(3);
  await start();
  await lab.db.evidence.deleteMany();
  await lab.db.referenceData.deleteMany({ where: { name: "installation-id" } });
  await expect(start()).rejects.toThrow("only the files carry the id");
  await partsOf(dataDir).files.markInstallation("");
  await lab.db.referenceData.create({ data: { name: "installation-id", hash: "mine" } });
  await expect(start()).rejects.toThrow("only the database carry");
});

test("a dump or a backup from before IDs is recognized by its files", async () => {
  await store(3);
  await start();
  const id = await idOfDatabase();
  await lab.db.referenceData.deleteMany({ where: { name: "installation-id" } });
  await start();
  expect(await idOfDatabase()).toBe(id);
  rmSync(path.join(dataDir, "files", "installation-id"));
  await start();
  expect(await partsOf(dataDir).files.installation()).toBe(id);
});

test("without its folder of files the product is degraded, and says so until the folder is back", async () => {
  await store(3);
  await start();
  const { files } = partsOf(dataDir);
  expect(await files.trouble()).toBeUndefined();
  const backup = path.join(dataDir, "backup");
  cpSync(path.join(dataDir, "files"), backup, { recursive: true });
  rmSync(path.join(dataDir, "files"), { recursive: true });
  expect(await files.trouble()).toContain("stored files are missing");
  await start();
  expect(await files.trouble()).toContain("stored files are missing");
  cpSync(backup, path.join(dataDir, "files"), { recursive: true });
  await start();
  expect(await files.trouble()).toBeUndefined();
});

test("an empty folder without files fits any installation", async () => {
  mkdirSync(path.join(dataDir, "files"));
  await start();
  expect(await partsOf(dataDir).files.trouble()).toBeUndefined();
});

test("a database that knows less than the files loses a few of them a day, to the trash", async () => {
  await began(new Date(Date.now() - dayMs));
  await store(60, { ageMs: 2 * hourMs });
  await start();
  await lab.db.evidence.deleteMany({ where: { id: { gt: idAt(10) } } });
  const context = contextOf();
  for (let round = 0; round < 3; round += 1) await sweepEvidence(context);
  expect(storedIn(dataDir)).toHaveLength(57); // 5 % of 60
  const missing = Array.from({ length: 60 }, (_, at) => idAt(at + 1)).filter(
    (id) => !storedIn(dataDir).includes(`00/${id}`),
  );
  for (const id of missing) expect(await context.files.read(id)).not.toBeNull();
  expect(storedIn(dataDir)).toHaveLength(60);
});

test("a super admin lets more files than the daily limit go, once, and only as many as were shown", async () => {
  await store(60, { ageMs: 2 * hourMs });
  await start();
  await lab.db.evidence.deleteMany({ where: { id: { gt: idAt(10) } } });
  const context = contextOf();
  await sweepEvidence(context);
  const release = async (person: Caller, count: number) =>
    ask(
      person,
      "mutation ($count: Int!) { releaseStrayFiles(input: { count: $count }) { strayFiles { count released } } }",
      { count },
    );
  const admin = await signInAdmin(lab);
  const chief = await signInAdmin(lab, { role: "super_admin" as const });
  expect((await release(admin, 47)).code).toBe("FORBIDDEN");
  expect((await release(chief, 46)).code).toBe("CONFLICT");
  expect((await release(chief, 47)).data.releaseStrayFiles.strayFiles).toEqual({ count: 47, released: 47 });
  expect((await release(chief, 47)).code).toBe("CONFLICT");
  await sweepEvidence(context);
  expect(storedIn(dataDir)).toHaveLength(10);
  expect(await lab.db.strayFiles.findUnique({ where: { id: 1 } })).toMatchObject({ count: 0, released: 0 });
  expect((await release(chief, 0)).code).toBe("CONFLICT");
});

test("files older than the database are left alone, and the trash is emptied after 30 days", async () => {
  await store(40, { known: false, ageMs: longAgo });
  const context = contextOf();
  await sweepEvidence(context);
  expect(storedIn(dataDir)).toHaveLength(40);
  const at = Date.now();
  await context.files.moveToTrash(idAt(1), new Date(at - 29 * dayMs));
  await context.files.moveToTrash(idAt(2), new Date(at - 32 * dayMs));
  await sweepEvidence(context);
  expect(await context.files.read(idAt(1))).not.toBeNull();
  expect(await context.files.read(idAt(2))).toBeNull();
});

test("a start without the key creates none if the database was sealed with one", async () => {
  const env = { DATA_DIR: path.join(dataDir, "new"), DATABASE_URL: "postgresql://db/safevoice" };
  expect(keptSecret(env)).toBeUndefined();
  await expect(demandUnsealed(env, lab.db)).rejects.toThrow("Nothing was changed");
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test("a start releases its dead predecessor's claims, and none of the living", async () => {
  const later = new Date(Date.now() + hourMs);
  const message = (leasedBy: string) => ({
    ...{ kind: "admin-notice", channel: "email" as const, state: "sending" as const, leasedBy },
    ...{ recipientType: "admin" as const, recipientName: "Dana", recipientAddress: "dana@fund.example" },
    ...{ subject: leasedBy, bodySealed: "x", leaseUntil: later },
  });
  await lab.db.message.createMany({ data: [message("dead"), message("living")] });
  await releaseMessages(lab, ["dead"]);
  const due = await lab.db.message.findMany({ where: { leaseUntil: { lte: lab.now() } } });
  expect(due.map(({ subject }) => subject)).toEqual(["dead"]);
});

const contextOf = (): Context => systemContext(partsOf(dataDir), "sweep");
