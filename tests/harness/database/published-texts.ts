import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { migrationNames } from "../../../graph/adapters/database/migrate.ts";

const migrations = "prisma/migrations";
const replaced = ["20261126034532_fund_ledger", "20261126071545_redemption", "20261126152916_bought_codes"];
const fix = "20261129100000_ledger_without_superuser";

/** The texts as they were published first, up to the migration that replaces their functions. */
export async function publishedTexts(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-published-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of await migrationNames(migrations))
    if (name < fix) cpSync(path.join(migrations, name), path.join(folder, name), { recursive: true });
  for (const name of replaced)
    writeFileSync(
      path.join(folder, name, "migration.sql"),
      gunzipSync(readFileSync(`tests/upgrade/replaced/${name}.sql.gz`)),
    );
  return folder;
}
