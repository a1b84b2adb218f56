import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** The directory is neither empty nor a complete database of ours, so nothing in it is touched. */
export class DataDirectoryDamaged extends Error {
  constructor(dataDir: string, what: string, cause?: unknown) {
    super(
      `The embedded database in ${path.resolve(dataDir)} was not opened: ${what}. Nothing was changed. ` +
        "Put the whole directory back from a backup. To begin with a new, empty database instead, choose another DATA_DIR or move this directory away.",
      { cause },
    );
    this.name = "DataDirectoryDamaged";
  }
}

/** The PostgreSQL version inside PGlite, which cannot read a cluster of another version. */
const version = "18";
/**
 * If any of these is missing, PGlite would create a new cluster over the old one or fail midway.
 */
const parts = ["PG_VERSION", "global/pg_control", "base", "pg_wal", "pg_xact"];

/**
 * Whether the directory holds a complete cluster; false if a new one can be created. Throws for
 * anything else.
 */
export function holdsCluster(dataDir: string): boolean {
  const cluster = path.join(dataDir, "pg");
  const inside = existsSync(cluster) ? readdirSync(cluster) : undefined;
  if (!inside) {
    const files = path.join(dataDir, "files");
    if (existsSync(files) && readdirSync(files).some((name) => /^[0-9a-f]{2}$/.test(name)))
      throw new DataDirectoryDamaged(dataDir, 'it holds stored files, but the folder "pg" is gone');
    return false;
  }
  // What an unmounted volume looks like. A new cluster is never created in an existing folder.
  if (inside.length === 0) throw new DataDirectoryDamaged(dataDir, 'the folder "pg" is empty');
  const missing = parts.filter((part) => !existsSync(path.join(cluster, part)));
  if (missing.length > 0)
    throw new DataDirectoryDamaged(dataDir, `in the folder "pg" there is no ${missing.join(", no ")}`);
  const found = readFileSync(path.join(cluster, "PG_VERSION"), "utf8").trim();
  if (found !== version)
    throw new DataDirectoryDamaged(
      dataDir,
      `the folder "pg" belongs to PostgreSQL ${found || "of an unknown version"}, and this is ${version}`,
    );
  return true;
}
