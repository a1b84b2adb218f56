import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { DataDirectoryDamaged, holdsCluster } from "./directory.ts";
import { lockDirectory } from "./lock.ts";
import { createPglitePool } from "./pglite-pool.ts";

const settings = { postgresqlconf: ["shared_buffers=16MB"] }; // half the memory of the default

/** Opens, or makes, the PostgreSQL that lives inside this process, under `<dataDir>/pg`. */
export async function openEmbedded(dataDir: string): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  mkdirSync(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  try {
    const cluster = path.join(dataDir, "pg");
    if (!holdsCluster(dataDir)) await makeCluster(cluster);
    const database = await PGlite.create({ dataDir: cluster, ...settings }).catch((error: unknown) => {
      throw new DataDirectoryDamaged(dataDir, "the database in it does not start", error);
    });
    return {
      pool: createPglitePool(database),
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Made beside its place and moved there whole: a process that is killed half way leaves nothing to trip over. */
async function makeCluster(cluster: string): Promise<void> {
  const making = `${cluster}.making`;
  rmSync(making, { recursive: true, force: true });
  const database = await PGlite.create({ dataDir: making, ...settings });
  await database.close();
  renameSync(making, cluster);
}
