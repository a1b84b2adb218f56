import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createFileStore } from "../../adapters/files.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import type { Run } from "./database.sql.ts";
import { jsonEntry, pack, type SizedEntry } from "./file/archive.ts";
import { keyCheckPlace, manifestName, type Facts, type Manifest, type Part } from "./file/manifest.ts";
import { unfinished, writeEncrypted } from "./file/encrypted-file.ts";
import { backupFolder, operatorName, readKeys, readPassphrase, type BackupEnv } from "./settings.ts";
import { openSource, type Source } from "./source.ts";
import { productVersion } from "./version.ts";

const nameOf = (at: Date) => `safevoice-${at.toISOString().replace(/[-:.]/g, "")}.tar.gz.age`;
/** `.backup` was the ending of the first format. */
const ownName = /^safevoice-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z\.(?:tar\.gz\.age|backup)$/;

export interface MadeBackup {
  file: string;
  bytes: number;
  facts: Facts;
  /** Older backups that were deleted. */
  expired: string[];
}

/**
 * Backs up the database and the stored files into one encrypted file. The server may run meanwhile.
 */
export async function makeBackup(env: BackupEnv, { to = backupFolder(env) } = {}): Promise<MadeBackup> {
  const passphrase = readPassphrase(env);
  const keys = readKeys(env);
  const source = await openSource(env);
  const startedAt = new Date();
  try {
    await mkdir(to, { recursive: true, mode: 0o700 });
    await removeUnfinished(to);
    const file = join(to, nameOf(startedAt));
    let read: Facts | undefined;
    const entries = entriesOf(source, env, (facts) => (read = facts));
    const contents = (parts: readonly Part[]): Manifest => ({
      version: 1,
      product: productVersion(),
      madeAt: startedAt.toISOString(),
      kind: source.kind,
      ...factsOf(read),
      keyCheck: keys.seal("This backup belongs to this key.", keyCheckPlace),
      parts: [...parts],
    });
    const packed = pack(entries, (parts) => [jsonEntry(manifestName, contents(parts))]);
    const bytes = await writeEncrypted(file, passphrase, packed);
    const facts = factsOf(read);
    await source.note(run({ bytes, counts: facts.counts }));
    return { file, bytes, facts, expired: await removeExpired(to, env.BACKUP_KEEP_DAYS, startedAt) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await source.note({ ...run({}), state: "failed", reason: reason.slice(0, 500) }).catch(() => undefined);
    throw error;
  } finally {
    await source.close();
  }

  function run(found: Partial<Pick<Run, "bytes" | "counts">>): Run {
    return {
      ...{ kind: "backup", state: "done", startedAt, endedAt: new Date(), by: operatorName() },
      ...{ bytes: null, counts: {}, reason: null },
      ...found,
    };
  }
}

function factsOf(read: Facts | undefined): Facts {
  if (!read) throw new Error("The database was not read.");
  return read;
}

/**
 * The stored files first and the database second, then the files that came between: each file that
 * the database knows is in the backup. A file too many is swept after a restore.
 */
async function* entriesOf(
  source: Source,
  env: BackupEnv,
  found: (facts: Facts) => void,
): AsyncGenerator<SizedEntry> {
  const files = createFileStore(join(env.DATA_DIR, "files"));
  const taken = new Set<string>();
  async function* newFiles(): AsyncGenerator<SizedEntry> {
    for await (const { name, bytes: size, discard } of files.list()) {
      if (discard || taken.has(name)) continue;
      taken.add(name);
      // One that was deleted meanwhile is no longer known to the database.
      const bytes = await files.read(name).catch(() => null);
      if (bytes) yield { name: `files/${name}`, size, bytes };
    }
  }
  yield* newFiles();
  const { facts, entries } = await source.snapshot();
  found(facts);
  yield* entries;
  yield* newFiles();
}

/** What a killed backup left in the folder. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished) && ownName.test(name.slice(0, -unfinished.length)))
      await rm(join(folder, name), { force: true });
}

/** Only after a new backup is whole, and never that one. */
async function removeExpired(folder: string, keepDays: number, now: Date): Promise<string[]> {
  const expired = (await listBackups(folder)).filter(({ at }) => +now - +at > keepDays * dayMs);
  for (const { file } of expired) await rm(file, { force: true });
  return expired.map(({ file }) => file);
}

/** The complete backups in the folder, oldest first. */
export async function listBackups(folder: string): Promise<{ file: string; at: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, ms] = ownName.exec(name) ?? [];
      if (!year) return [];
      return [
        {
          file: join(folder, name),
          at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`),
        },
      ];
    });
}
