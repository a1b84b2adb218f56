import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { earlierThan, migrationNames, migrationsDir } from "../../../graph/adapters/database/migrate.ts";
import { createOwned } from "./server.ts";

const earlier = earlierThan(migrationsDir);
const names = await migrationNames(earlier);

/** How many migrations come before the one with this ending, all from before the baseline. */
export function countBefore(ending: string): number {
  const count = names.findIndex((name) => name.endsWith(ending));
  if (count < 0) throw new Error(`no migration from before the baseline ends in ${ending}`);
  return count;
}

/** The text of that migration. */
export const textOfMigration = (ending: string) =>
  readFileSync(path.join(earlier, names[countBefore(ending)]!, "migration.sql"), "utf8");

/** A new database of this run's kind, and the migrations before the one with this ending. */
export const beforeMigration = (ending: string) => withEarlier(countBefore(ending));

/** The same with this many migrations. */
export async function withEarlier(count: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-upgrade-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const directory = path.join(folder, "migrations");
  copyEarlier(directory, count);
  const provided = inject("database");
  const dataDir = path.join(folder, "data");
  const after = provided.kind === "embedded" ? { dataDir } : { dataDir, url: await createOwned(provided) };
  return { before: { ...after, migrationsDir: directory }, after };
}

/** Copies the first migrations from before the baseline. */
export function copyEarlier(directory: string, count: number): void {
  for (const name of names.slice(0, count))
    cpSync(path.join(earlier, name), path.join(directory, name), { recursive: true });
}
