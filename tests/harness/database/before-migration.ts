import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { migrationNames } from "../../../graph/adapters/database/migrate.ts";
import { createOwned } from "./server.ts";

/** A new database of this run's kind, and the migrations before the one with this ending. */
export async function beforeMigration(ending: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-upgrade-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const migrationsDir = path.join(folder, "migrations");
  const names = await migrationNames("prisma/migrations");
  const first = names.findIndex((name) => name.endsWith(ending));
  for (const name of names.slice(0, first))
    cpSync(path.join("prisma/migrations", name), path.join(migrationsDir, name), { recursive: true });
  const provided = inject("database");
  const dataDir = path.join(folder, "data");
  if (provided.kind === "embedded") return { before: { dataDir, migrationsDir }, after: { dataDir } };
  const url = await createOwned(provided);
  return { before: { url, dataDir, migrationsDir }, after: { url, dataDir } };
}
