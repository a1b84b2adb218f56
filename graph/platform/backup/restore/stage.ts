import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openEmbedded } from "../../../adapters/database/embedded.ts";
import { openDatabase, type Database } from "../../../adapters/database/open.ts";
import { demandTool } from "../../../adapters/database/pg-tools.ts";
import { createFileStore } from "../../../adapters/files.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import { countRows, readServerVersion } from "../database.sql.ts";
import { refuseNewer } from "../existing.ts";
import { keyCheckPlace, type Manifest } from "../file/manifest.ts";
import { readBackup } from "../file/read.ts";
import { BackupUnreadable } from "../file/unreadable.ts";
import { OperatorError, type BackupEnv } from "../settings.ts";
import { placeFor, type Place } from "./place.ts";
import { inDatabase, onServer, type Scratch } from "./target.ts";

/** A backup that was read, checked and restored beside the data in use. */
export interface Staged {
  manifest: Manifest;
  /** Under DATA_DIR. */
  folder: string;
  /** Where PostgreSQL has the restored database. */
  place?: Place;
  /** Opens the restored database, with the newest migrations. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

/**
 * Restores the file into a folder, and for PostgreSQL into a database of its own. Everything is
 * checked before it returns: passphrase, frames, hashes, key, version and the number of rows.
 */
export async function stage(
  env: BackupEnv,
  { file, what, passphrase, keys }: { file: string; what: Scratch; passphrase: string; keys: Keys },
): Promise<Staged> {
  await removeLeft(env.DATA_DIR, what);
  const folder = join(env.DATA_DIR, `${what}-${randomBytes(4).toString("hex")}`);
  const place = env.DATABASE_URL ? await placeFor(env, env.DATABASE_URL, what) : undefined;
  const remove = async () => {
    await place?.remove();
    await rm(folder, { recursive: true, force: true });
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readBackup(file, passphrase, (part) => sinkFor(folder, part));
    await demandFitting({ manifest, keys, url: place?.url });
    if (manifest.installation)
      await createFileStore(join(folder, "files")).markInstallation(manifest.installation);
    if (place) {
      const dump = join(folder, "database.dump");
      await place.fill(dump, folder);
      await rm(dump);
    }
    await demandCounts(folder, place?.url, manifest);
    const open = () => openDatabase({ url: place?.url, dataDir: folder });
    return { manifest, folder, ...(place && { place }), open, remove };
  } catch (error) {
    await remove().catch(() => undefined);
    throw error;
  }
}

/** What a killed restore left before its switch began, or a killed rehearsal. */
async function removeLeft(dataDir: string, what: Scratch): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(`${what}-`)) await rm(join(dataDir, name), { recursive: true, force: true });
}

async function sinkFor(folder: string, part: string) {
  const [, id] = /^files\/(.+)$/.exec(part) ?? [];
  const path = join(folder, id ? `files/${id.slice(0, 2)}/${id}` : part);
  if (part.endsWith("/")) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return { write: async () => undefined, close: async () => undefined };
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, "wx", 0o600);
  return {
    write: (bytes: Uint8Array) => handle.appendFile(bytes),
    close: () => handle.close(),
  };
}

async function demandFitting({
  manifest,
  keys,
  url,
}: {
  manifest: Manifest;
  keys: Keys;
  url: string | undefined;
}): Promise<void> {
  try {
    keys.open(manifest.keyCheck, keyCheckPlace);
  } catch {
    throw new BackupUnreadable(
      "SECRET_KEY (or secret.key in DATA_DIR) is not the key of this backup. Set the key that the installation had when the backup was made.",
    );
  }
  if (manifest.kind === "postgresql" && !url)
    throw new OperatorError(
      "This backup is of PostgreSQL. Set DATABASE_URL to the database to restore into.",
    );
  if (manifest.kind === "embedded" && url)
    throw new OperatorError("This backup is of the embedded database. Unset DATABASE_URL, and set DATA_DIR.");
  await refuseNewer("This backup", manifest.migrations, `Install version ${manifest.product} first.`);
  if (!url) return;
  const server = await onServer(url, readServerVersion);
  if (server < manifest.postgresql)
    throw new OperatorError(
      `This backup is of PostgreSQL ${manifest.postgresql}, and the server is PostgreSQL ${server}. Use version ${manifest.postgresql} or newer.`,
    );
  await demandTool("pg_restore", Math.max(server, manifest.postgresql));
}

/** Before the migrations, which may add rows. */
async function demandCounts(folder: string, url: string | undefined, { counts }: Manifest): Promise<void> {
  const found = await (url ? inDatabase(url, countRows) : countEmbedded(folder));
  const wrong = [...new Set([...Object.keys(counts), ...Object.keys(found)])].filter(
    (table) => counts[table] !== found[table],
  );
  if (wrong.length === 0) return;
  const list = wrong.map(
    (table) => `${table} has ${found[table] ?? "no"} rows instead of ${counts[table] ?? 0}`,
  );
  throw new BackupUnreadable(`The restored database is not the one of the backup: ${list.join(", ")}.`);
}

async function countEmbedded(folder: string) {
  const database = await openEmbedded(folder);
  try {
    return await countRows(database.pool);
  } finally {
    await database.pool.end();
    await database.close();
  }
}
