import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { readBackup } from "../../../graph/platform/backup/file/read.ts";
import { readSealed } from "../../../graph/platform/backup/first-format/sealed-file.ts";
import { sealFirstFormat } from "../../harness/first-format.ts";

// each reading derives the key again, which is slow on purpose
vi.setConfig({ testTimeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), "safevoice-sealed-"));
const passphrase = "a passphrase that only the tests know";
/** Random, so that it stays as long as it is when it is compressed: four frames. */
const content = randomBytes(3_500_000);
const file = join(folder, "whole.backup");
let whole: Buffer;
let frames: { start: number; end: number }[];

beforeAll(() => {
  whole = sealFirstFormat(content, passphrase);
  writeFileSync(file, whole);
  frames = framesIn(whole);
});

function framesIn(bytes: Buffer) {
  const found = [];
  let start = bytes.indexOf("\n", bytes.indexOf("\n") + 1) + 1;
  while (start < bytes.length) {
    const end = start + 5 + bytes.readUInt32BE(start + 1) + 16;
    found.push({ start, end });
    start = end;
  }
  return found;
}

async function read(path: string, secret = passphrase) {
  const hash = createHash("sha256");
  for await (const chunk of readSealed(path, secret)) hash.update(chunk);
  return hash.digest("hex");
}

const reading = (bytes: Buffer) => {
  const path = join(folder, `changed-${randomBytes(4).toString("hex")}`);
  writeFileSync(path, bytes);
  return read(path);
};
const frame = (at: number) => whole.subarray(frames[at]!.start, frames[at]!.end);
const head = () => whole.subarray(0, frames[0]!.start);

test("gives back what was written", async () => {
  expect(await read(file)).toBe(createHash("sha256").update(content).digest("hex"));
  expect(frames.length).toBeGreaterThan(3);
});

test("rejects a wrong passphrase", async () => {
  await expect(read(file, `${passphrase}.`)).rejects.toThrow(/passphrase is wrong/);
});

test("rejects a removed, swapped, repeated or cut frame, and anything added", async () => {
  const [first, second, third, ...rest] = frames.map((_, at) => frame(at)) as [Buffer, Buffer, Buffer];
  const joined = (...parts: Buffer[]) => Buffer.concat([head(), ...parts]);
  await expect(reading(joined(first, third, ...rest))).rejects.toThrow(/not in its place/);
  await expect(reading(joined(first, third, second, ...rest))).rejects.toThrow(/not in its place/);
  await expect(reading(joined(first, first, second, third, ...rest))).rejects.toThrow(/not in its place/);
  await expect(reading(joined(second, third, ...rest))).rejects.toThrow(
    /beginning of the backup was changed/,
  );
  await expect(reading(joined(first, second))).rejects.toThrow(/cut off/);
  await expect(reading(whole.subarray(0, -1))).rejects.toThrow(/cut off/);
  await expect(reading(Buffer.concat([whole, Buffer.from([0])]))).rejects.toThrow(/added to the end/);
});

test("rejects an end mark on an earlier frame, and any changed byte", async () => {
  const early = Buffer.from(whole.subarray(0, frames[1]!.end));
  early[frames[1]!.start] = 1;
  await expect(reading(early)).rejects.toThrow(/not in its place/);
  for (const at of [30, frames[0]!.start + 2, frames[1]!.start + 500, whole.length - 3]) {
    const changed = Buffer.from(whole);
    changed[at] = changed[at]! ^ 1;
    await expect(reading(changed), `byte ${at}`).rejects.toThrow(/Nothing was changed/);
  }
  await expect(reading(Buffer.from("PGDMP"))).rejects.toThrow(/not a backup/);
});

test("reads a file that an earlier release wrote", async () => {
  const parts = new Map<string, string>();
  const stored = join(import.meta.dirname, "first-format.backup");
  const manifest = await readBackup(stored, passphrase, async (name) => {
    parts.set(name, "");
    return {
      write: async (bytes) => parts.set(name, parts.get(name) + Buffer.from(bytes).toString()),
      close: async () => undefined,
    };
  });
  expect(Object.fromEntries(parts)).toEqual({
    "files/00000000-0000-4000-8000-000000000001": "a stored file",
    "pg/PG_VERSION": "18\n",
    "pg/pg_notify/": "",
  });
  expect(manifest).toMatchObject({ madeAt: "2026-11-30T00:00:00.000Z", counts: { Evidence: 1 } });
});
