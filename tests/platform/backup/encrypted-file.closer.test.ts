import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { readEncrypted, writeEncrypted } from "../../../graph/platform/backup/file/encrypted-file.ts";
import { readBackup } from "../../../graph/platform/backup/file/read.ts";

// each reading derives the key again, which is slow on purpose
vi.setConfig({ testTimeout: 180_000 });
const folder = mkdtempSync(join(tmpdir(), "safevoice-encrypted-"));
const passphrase = "a passphrase that only the tests know";
/** Random, so that it stays as long as it is when it is compressed: five chunks of age. */
const content = randomBytes(300_000);
const file = join(folder, "whole.tar.gz.age");
let whole: Buffer;

async function* chunks() {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
}

beforeAll(async () => {
  await writeEncrypted(file, passphrase, chunks());
  whole = readFileSync(file);
}, 60_000);

async function read(path: string, secret = passphrase) {
  const hash = createHash("sha256");
  for await (const chunk of readEncrypted(path, secret)) hash.update(chunk);
  return hash.digest("hex");
}

function reading(bytes: Buffer) {
  const path = join(folder, `changed-${randomBytes(4).toString("hex")}`);
  writeFileSync(path, bytes);
  return read(path);
}

test("gives back what was written, and only this account can read the file", async () => {
  expect(await read(file)).toBe(createHash("sha256").update(content).digest("hex"));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("rejects a wrong passphrase, and a file of something else", async () => {
  await expect(read(file, `${passphrase}.`)).rejects.toThrow(/passphrase is wrong/);
  const other = join(folder, "other");
  writeFileSync(other, "PGDMP");
  await expect(readBackup(other, passphrase, () => Promise.reject(new Error()))).rejects.toThrow(
    /not a backup/,
  );
});

test("rejects a file that is cut, changed, reordered or longer", async () => {
  const chunk = 64 * 1024 + 16;
  const flipped = (at: number) => {
    const changed = Buffer.from(whole);
    changed[at] = changed[at]! ^ 1;
    return changed;
  };
  const headBytes = whole.indexOf("\n", whole.indexOf("\n---") + 1) + 1 + 16;
  const chunkAt = (at: number) => whole.subarray(headBytes + at * chunk, headBytes + (at + 1) * chunk);
  const swapped = Buffer.concat([
    ...[whole.subarray(0, headBytes), chunkAt(1), chunkAt(0)],
    whole.subarray(headBytes + 2 * chunk),
  ]);
  for (const [what, bytes] of Object.entries({
    "without its last byte": whole.subarray(0, -1),
    "cut between two chunks": whole.subarray(0, headBytes + 2 * chunk),
    "with a byte more": Buffer.concat([whole, Buffer.from([0])]),
    "with a changed byte": flipped(headBytes + chunk + 500),
    "with a changed end": flipped(whole.length - 3),
    "with two chunks swapped": swapped,
  }))
    await expect(reading(bytes), what).rejects.toThrow(/cut off or changed.*Nothing was changed/);
  await expect(reading(flipped(60)), "a changed head").rejects.toThrow(/beginning of the backup was changed/);
});

test("a full disk leaves no file, and says so", async () => {
  async function* full() {
    yield randomBytes(2_000_000);
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  }
  const before = readdirSync(folder);
  const failed = writeEncrypted(join(folder, "full.tar.gz.age"), passphrase, full());
  await expect(failed).rejects.toThrow(/no room left/);
  expect(readdirSync(folder)).toEqual(before);
});

test("holds a small part of a large backup in memory", async () => {
  const path = join(folder, "large.tar.gz.age");
  const piece = randomBytes(1_000_000);
  let given = 0;
  let maxWaiting = 0;
  async function* large() {
    for (let count = 0; count < 60; count += 1) {
      yield piece;
      given += piece.length;
      maxWaiting = Math.max(maxWaiting, given - statSync(`${path}.part`).size);
    }
  }
  expect(await writeEncrypted(path, passphrase, large())).toBeGreaterThan(given);
  expect(maxWaiting).toBeLessThan(6_000_000);
});
