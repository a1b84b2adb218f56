import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { manifest } from "../../../graph/platform/backup/file/manifest.ts";
import { readBackup } from "../../../graph/platform/backup/file/read.ts";
import { makeBackup } from "../../../graph/platform/backup/make.ts";
import { restoreBackup } from "../../../graph/platform/backup/restore/restore.ts";
import { decryptWithAge, hasAge } from "../../harness/age.ts";
import { writeFirstFormat } from "../../harness/first-format.ts";
import { eachKind, passphrase, useInstallations, writeSomething } from "../../harness/installation.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 180_000 });

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test.for(eachKind)("age and tar open a backup without the product, on $kind", async ({ kind }, { skip }) => {
  if (!hasAge) skip("age, tar or script is not installed: apt-get install age");
  const own = await installation({ kind });
  const id = await writeSomething(await own.start());
  const { file } = await makeBackup(own.env);
  await own.stop();
  expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("backup-copy-"))).toEqual([]);

  const [tar, folder] = [join(own.env.DATA_DIR, "opened.tar.gz"), join(own.env.DATA_DIR, "opened")];
  expect(await decryptWithAge(file, tar, "another passphrase")).not.toBe(0);
  expect(await decryptWithAge(file, tar, passphrase)).toBe(0);
  mkdirSync(folder);
  expect(spawnSync("tar", ["-xzf", tar, "-C", folder]).stderr.toString()).toBe("");
  const { parts, counts } = manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  expect(counts.Evidence).toBe(1);
  expect(parts.map(({ name }) => name)).toContain(`files/${id}`);
  for (const { name, bytes, sha256: hash } of parts) {
    if (name.endsWith("/")) expect(statSync(join(folder, name)).isDirectory()).toBe(true);
    else expect([name, sha256(readFileSync(join(folder, name)))]).toEqual([name, hash]);
    if (!name.endsWith("/")) expect(statSync(join(folder, name)).size).toBe(bytes);
  }
  if (kind === "embedded") expect(existsSync(join(folder, "pg", "PG_VERSION"))).toBe(true);
  else {
    const listed = spawnSync("pg_restore", ["--list", join(folder, "database.dump")]);
    expect(listed.stdout.toString()).toContain("TABLE DATA public Evidence");
  }
});

test.for(eachKind)("a backup of the first format is still restored, on $kind", async ({ kind }) => {
  const own = await installation({ kind });
  const id = await writeSomething(await own.start());
  const { file } = await makeBackup(own.env);
  await own.stop();
  const parts = new Map<string, Buffer>();
  const made = await readBackup(file, passphrase, async (name) => {
    const chunks: Uint8Array[] = [];
    return {
      write: async (bytes) => chunks.push(Buffer.from(bytes)),
      close: async () => void parts.set(name, Buffer.concat(chunks)),
    };
  });
  const old = join(own.env.DATA_DIR, "safevoice-20260101T000000000Z.backup");
  writeFileSync(old, writeFirstFormat(parts, made, passphrase));
  const restored = await restoreBackup(own.env, { file: old, replace: true });
  expect(restored?.manifest).toEqual(made);
  const { kernel } = await own.start();
  expect((await kernel.db.evidence.findMany()).map((row) => row.id)).toEqual([id]);
  expect(await kernel.files.read(id)).not.toBeNull();
  await own.stop();
});
