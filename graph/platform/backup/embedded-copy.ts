import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type pg from "pg";
import * as z from "zod";
import type { CopyFiles } from "../../adapters/database/embedded.ts";
import { readFacts } from "./facts.ts";
import { facts } from "./file/manifest.ts";

export const embeddedCopy = z.object({ folder: z.string(), facts });
export type EmbeddedCopy = z.output<typeof embeddedCopy>;

const prefix = "backup-copy-";

/** A folder of its own for a copy of the database, without what a killed backup left. */
export async function makeCopyFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir))
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true });
  const folder = join(resolve(dataDir), `${prefix}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/**
 * Copies the embedded database into a folder beside it, with its facts at that moment. Everything
 * else waits meanwhile: a copy of the files takes a small part of the time that sealing takes.
 */
export async function copyEmbedded(
  { pool, copyFiles }: { pool: pg.Pool; copyFiles: CopyFiles },
  dataDir: string,
): Promise<EmbeddedCopy> {
  const folder = await makeCopyFolder(dataDir);
  const client = await pool.connect();
  try {
    await client.query("CHECKPOINT"); // less to repeat when the copy is opened
    await client.query("BEGIN READ ONLY"); // no other statement falls between the facts and the copy
    const known = await readFacts(client);
    await copyFiles(folder);
    await client.query("COMMIT");
    client.release();
    return { folder, facts: known };
  } catch (error) {
    client.release(true);
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
