import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBackup } from "../../../graph/platform/backup/file/read.ts";
import { listBackups } from "../../../graph/platform/backup/make.ts";
import { complete, killWithin } from "../../harness/commands.ts";
import { eachKind, passphrase, useInstallations, writeSomething } from "../../harness/installation.ts";

const installation = useInstallations();
const kills = 24;
const restoreKills = 8;

const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const nowhere = async () => ({ write: async () => undefined, close: async () => undefined });

test.for(eachKind)(
  "killed backups and restores on $kind leave nothing half-done",
  { timeout: 900_000 },
  async ({ kind }) => {
    const own = await installation({ kind });
    const server = await own.start();
    for (let count = 0; count < 20; count += 1) await writeSomething(server);
    await own.stop();
    const backups = join(own.env.DATA_DIR, "backups");
    const ms = await complete(own, "backup");
    const [oldest] = await listBackups(backups);
    const before = digest(oldest!.file);
    const checked = new Set<string>();
    for (let kill = 0; kill < kills; kill += 1) {
      // With a server, which copies its embedded database itself, and without.
      if (kill === kills / 2) await own.start();
      await killWithin(ms * 1.1, own, "backup");
      for (const { file } of await listBackups(backups)) {
        if (checked.has(file)) continue;
        checked.add(file);
        await readBackup(file, passphrase, nowhere);
      }
    }
    await own.stop();
    await complete(own, "backup");
    expect(digest(oldest!.file)).toBe(before);
    expect(readdirSync(backups).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("backup-copy-"))).toEqual([]);

    const restoring = ["restore", oldest!.file, "--replace"] as const;
    const restoreMs = await complete(own, ...restoring);
    for (let kill = 0; kill < restoreKills; kill += 1) {
      await killWithin(restoreMs, own, ...restoring);
      // A start either works, or says that the restore must be finished first.
      const started = await own.start().catch((error: Error) => {
        expect(error.message).toMatch(/is not finished/);
        return undefined;
      });
      if (!started) await complete(own, ...restoring);
      const { kernel } = started ?? (await own.start());
      const rows = await kernel.db.evidence.findMany();
      expect(rows).toHaveLength(20);
      for (const { id } of rows) expect(await kernel.files.read(id)).not.toBeNull();
      await own.stop();
    }
  },
);
