import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { migrationNames, migrationsDir } from "../../graph/adapters/database/migrate.ts";
import { openDatabase } from "../../graph/adapters/database/open.ts";

const cache = "node_modules/.cache/safevoice/embedded";

/**
 * A data directory with every migration applied and nothing else, created once per set of
 * migrations. Only a copy of it is opened.
 */
export async function migratedDirectory(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of await migrationNames(migrationsDir)) {
    hash.update(name).update(readFileSync(`${migrationsDir}/${name}/migration.sql`));
  }
  const directory = path.resolve(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(directory)) return directory;
  const making = `${directory}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const database = await openDatabase({ dataDir: making });
  await database.close();
  if (existsSync(directory)) rmSync(making, { recursive: true });
  else renameSync(making, directory);
  return directory;
}
