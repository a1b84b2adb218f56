import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type pg from "pg";
import { DataDirectoryDamaged, holdsCluster } from "./directory.ts";
import { lockDirectory } from "./lock.ts";
import { createPglitePool } from "./pglite-pool.ts";

/**
 * Extensions of the administrators' search. A cluster that uses them does not start without them.
 */
export const extensions = { pg_trgm, unaccent };
const settings = { postgresqlconf: ["shared_buffers=16MB"] }; // half the memory of the default

/**
 * Copies the database's files while no statement runs. The copy opens like a database whose process
 * was killed.
 */
export type CopyFiles = (to: string) => Promise<void>;

/** Opens or creates the in-process PostgreSQL under `<dataDir>/pg`. */
export async function openEmbedded(
  dataDir: string,
  tell: (done: string) => void = () => undefined,
): Promise<{ pool: pg.Pool; copyFiles: CopyFiles; close: () => Promise<void> }> {
  mkdirSync(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  try {
    const cluster = path.join(dataDir, "pg");
    tell("the embedded database is loaded and locked");
    if (!holdsCluster(dataDir)) {
      await makeCluster(cluster);
      tell("a new embedded database is made");
    }
    const database = await PGlite.create({ dataDir: cluster, extensions, ...settings }).catch(
      (error: unknown) => {
        throw new DataDirectoryDamaged(dataDir, "the database in it does not start", error);
      },
    );
    return {
      pool: createPglitePool(database),
      copyFiles: (to) =>
        database.runExclusive(() =>
          cp(cluster, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true }),
        ),
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

/**
 * Created in a temporary folder and moved into place as a whole, so that a killed process leaves no
 * partial cluster. Creation takes 600 MB that a process never frees, so a separate process does it.
 */
async function makeCluster(cluster: string): Promise<void> {
  const folder = path.dirname(cluster);
  const beside = `${path.basename(cluster)}.making`;
  for (const left of readdirSync(folder).filter((name) => name.startsWith(beside)))
    rmSync(path.join(folder, left), { recursive: true, force: true });
  const making = `${cluster}.making-${process.pid}`;
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const child = spawn(process.execPath, ["-e", maker, pglite, making, JSON.stringify(settings)], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The embedded database could not be made:\n${said}`);
  renameSync(making, cluster);
}

/**
 * V8's optimizing compiler takes longer than the code that it optimizes will run: without it, half
 * the time. A version of Node without the flag ignores it.
 */
const maker = `
  process.stdin.on("end", () => process.exit(1)).resume();
  require("node:v8").setFlagsFromString("--liftoff-only");
  const [pglite, dataDir, settings] = process.argv.slice(1);
  require(pglite).PGlite.create({ dataDir, ...JSON.parse(settings) }).then((database) => database.close()).then(() => process.exit(0));
`;
