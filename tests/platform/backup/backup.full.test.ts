import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { readBackup } from "../../../graph/platform/backup/file/read.ts";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { openSource } from "../../../graph/platform/backup/source.ts";
import {
  passphrase,
  useInstallations,
  writeSomething,
  type Installation,
} from "../../harness/installation.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });

/** Everything in the backup, by name. */
async function contentOf(file: string) {
  const parts = new Map<string, Buffer>();
  const manifest = await readBackup(file, passphrase, async (name) => {
    const chunks: Buffer[] = [];
    return {
      write: async (bytes) => chunks.push(Buffer.from(bytes)),
      close: async () => void parts.set(name, Buffer.concat(chunks)),
    };
  });
  return { manifest, parts };
}

const folderOf = ({ env }: Installation) => join(env.DATA_DIR, "backups");

test("holds the database, the stored files and what they must be, and no secret", async () => {
  const own = await installation();
  const server = await own.start();
  const ids = [await writeSomething(server), await writeSomething(server)];
  const { file, facts } = await makeBackup(own.env);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { manifest, parts } = await contentOf(file);
  expect(manifest.counts).toMatchObject({ Evidence: 2, AuditEntry: facts.counts.AuditEntry });
  expect(manifest.migrations[0]).toMatch(/baseline/);
  expect(manifest.installation).toBe(await server.kernel.files.installation());
  for (const id of ids) expect(parts.get(`files/${id}`)?.length).toBe(2_000);
  const names = [...parts.keys()];
  expect(names.some((name) => name === "database.dump" || name === "pg/PG_VERSION")).toBe(true);
  const all = Buffer.concat([...parts.values(), Buffer.from(JSON.stringify(manifest)), readFileSync(file)]);
  expect(all.includes(own.settings.SECRET_KEY!)).toBe(false);
  expect(all.includes(passphrase)).toBe(false);
  const runs = await server.kernel.db.operationRun.findMany();
  expect(runs).toMatchObject([{ kind: "backup", state: "done", bytes: BigInt(statSync(file).size) }]);
  await expect(server.kernel.db.operationRun.deleteMany()).rejects.toThrow(/never changed or deleted/);
  await own.stop();
});

test("works without a running server, and leaves the database as it is", async () => {
  const own = await installation();
  await own.start();
  await own.stop();
  const { facts } = await makeBackup(own.env);
  const server = await own.start();
  expect(await server.kernel.db.operationRun.count()).toBe(1);
  expect(facts.counts.OperationRun).toBe(0);
  await own.stop();
});

test("is of one moment while others write", async () => {
  const own = await installation();
  const server = await own.start();
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) await writeSomething(server);
  })();
  await wait(200);
  const { file } = await makeBackup(own.env);
  over.abort();
  await writing;
  const { manifest, parts } = await contentOf(file);
  const files = [...parts.keys()].filter((name) => name.startsWith("files/"));
  expect(manifest.counts.Evidence).toBeGreaterThan(0);
  // A file is written before its row, so a moment's rows have at most as many files.
  expect(files.length).toBeGreaterThanOrEqual(manifest.counts.Evidence!);
  await own.stop();
});

test("the second of two backups says that another one runs", async () => {
  const own = await installation();
  const first = await openSource(own.env);
  await expect(makeBackup(own.env)).rejects.toThrow(/Another backup is running/);
  await first.close();
  await makeBackup(own.env);
});

test("deletes expired and unfinished backups after a new one, and nothing else", async () => {
  const own = await installation();
  mkdirSync(folderOf(own));
  const old = "safevoice-20200101T000000000Z.tar.gz.age";
  const older = "safevoice-20190101T000000000Z.backup";
  for (const name of [old, older, `${old}.part`, "notes.txt", "other.backup"])
    writeFileSync(join(folderOf(own), name), "x");
  const { file, expired } = await makeBackup(own.env);
  expect(expired).toEqual([join(folderOf(own), older), join(folderOf(own), old)]);
  expect(readdirSync(folderOf(own)).map((name) => join(folderOf(own), name))).toEqual(
    [file, join(folderOf(own), "notes.txt"), join(folderOf(own), "other.backup")].toSorted((a, b) =>
      a < b ? -1 : 1,
    ),
  );
});

test("a failed backup keeps the earlier ones, and its reason is stored", async () => {
  const own = await installation();
  const { file } = await makeBackup(own.env);
  const server = await own.start();
  // A folder where a stored file should be cannot be read as one.
  const broken = "00000000-1111-4111-8111-111111111111";
  mkdirSync(join(own.env.DATA_DIR, "files", "00", broken), { recursive: true });
  await expect(makeBackup(own.env)).rejects.toThrow(/EISDIR/);
  expect(readdirSync(folderOf(own)).map((name) => join(folderOf(own), name))).toEqual([file]);
  const [failed] = await server.kernel.db.operationRun.findMany({ where: { state: "failed" } });
  expect(failed?.reason).toMatch(/EISDIR/);
  await own.stop();
});

test("says what is missing: passphrase, key, database", async () => {
  const own = await installation();
  const env = (over: object) => ({ ...own.env, ...over });
  await expect(makeBackup(env({ BACKUP_PASSPHRASE_FILE: undefined }))).rejects.toThrow(
    /Set BACKUP_PASSPHRASE_FILE/,
  );
  writeFileSync(own.settings.BACKUP_PASSPHRASE_FILE!, "short\n");
  await expect(makeBackup(own.env)).rejects.toThrow(/at least 16 characters/);
  expect(existsSync(folderOf(own))).toBe(false);
});
