import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { readEnv } from "../../graph/core/env.ts";
import { composeMessage, type OutgoingMessage } from "../../graph/messages/communications/compose.ts";
import { openKernel, type OpenKernel } from "../../graph/app/kernel.ts";

/*
 * The embedded database's directory after damage by a disk, a volume or a person: what is left must
 * survive the start.
 */

const secret = "a secret of at least 32 characters";

const start = (dataDir: string, secretKey: string | undefined = secret): Promise<OpenKernel> =>
  openKernel(readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir, SECRET_KEY: secretKey }));

/** The directory of an installation that has run. */
function installed(): string {
  const dataDir = emptyDirectory();
  const provided = inject("database");
  if (provided.kind === "embedded") cpSync(provided.template, dataDir, { recursive: true });
  return dataDir;
}

function emptyDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "safevoice-damaged-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
}

/** Every file with its size; only the process's own files may change. */
const contents = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.lock$|postmaster\.pid$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => `${file} ${statSync(file).isFile() ? statSync(file).size : "folder"}`)
    .sort();

test.each<[string, (dataDir: string) => void, RegExp]>([
  ["without PG_VERSION", (dir) => rmSync(path.join(dir, "pg/PG_VERSION")), /there is no PG_VERSION/],
  [
    "with an empty pg beside its files",
    (dir) => {
      rmSync(path.join(dir, "pg"), { recursive: true });
      mkdirSync(path.join(dir, "pg"));
      mkdirSync(path.join(dir, "files"));
    },
    /the folder "pg" is empty/,
  ],
  [
    "with stored files and no pg",
    (dir) => {
      rmSync(path.join(dir, "pg"), { recursive: true });
      mkdirSync(path.join(dir, "files/ab"), { recursive: true });
    },
    /stored files, but the folder "pg" is gone/,
  ],
  [
    "without its write-ahead log",
    (dir) => rmSync(path.join(dir, "pg/pg_wal"), { recursive: true }),
    /no pg_wal/,
  ],
  [
    "of another PostgreSQL",
    (dir) => writeFileSync(path.join(dir, "pg/PG_VERSION"), "15\n"),
    /belongs to PostgreSQL 15/,
  ],
  [
    "whose control file was cut off",
    (dir) => truncateSync(path.join(dir, "pg/global/pg_control"), 10),
    /does not start/,
  ],
])("a directory %s is refused with the remedy, and nothing in it changes", async (_what, damage, says) => {
  const dataDir = installed();
  damage(dataDir);
  const before = contents(dataDir);
  const refused = start(dataDir);
  await expect(refused).rejects.toThrow(says);
  await expect(refused).rejects.toThrow(dataDir);
  await expect(refused).rejects.toThrow(/backup.*choose another DATA_DIR/);
  expect(contents(dataDir)).toEqual(before);
});

test("does not open a database without its secret.key, and creates no new secret", async () => {
  const dataDir = installed();
  await expect(start(dataDir, "")).rejects.toThrow(/secret\.key is missing.*backup.*SECRET_KEY/);
  expect(existsSync(path.join(dataDir, "secret.key"))).toBe(false);
  writeFileSync(path.join(dataDir, "secret.key"), "short");
  await expect(start(dataDir, "")).rejects.toThrow(/does not hold a whole secret/);
});

test("detects a wrong SECRET_KEY at the start, and the right one still opens everything", async () => {
  const dataDir = installed();
  await (await start(dataDir)).close();
  const wrong = start(dataDir, "another secret of at least 32 characters");
  await expect(wrong).rejects.toThrow(/not the one that this database was sealed with.*Nothing was changed/);
  await (await start(dataDir)).close();
});

test("an older database with only sealed rows identifies its secret by them", async () => {
  const dataDir = installed();
  const { kernel, close } = await start(dataDir);
  const letter: OutgoingMessage = {
    kind: "admin-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Kim",
    recipientAddress: "kim@fund.example",
    subject: "Hello",
    body: { text: "Hello", html: "Hello" },
  };
  await kernel.db.message.createMany({ data: [composeMessage(kernel, letter)] });
  await kernel.db.referenceData.deleteMany();
  await close();
  await expect(start(dataDir, "another secret of at least 32 characters")).rejects.toThrow(
    /SECRET_KEY is not/,
  );
  await (await start(dataDir)).close();
});

test(
  "an interrupted first start continues after its secret was created, and a new directory has both",
  { timeout: 180_000 },
  async () => {
    const dataDir = emptyDirectory();
    const kept = "k".repeat(43);
    writeFileSync(path.join(dataDir, "secret.key"), kept);
    const { database, close } = await start(dataDir, "");
    expect(database.isNew).toBe(true);
    await close();
    expect(readFileSync(path.join(dataDir, "secret.key"), "utf8")).toBe(kept);
    await (await start(dataDir, "")).close();
  },
);
