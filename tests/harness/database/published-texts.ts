import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { replacedTexts } from "../../../graph/adapters/database/migrate.ts";
import { copyEarlier, countBefore } from "./before-migration.ts";

/** The texts as they were published first, up to the migration that replaces their functions. */
export function publishedTexts(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "safevoice-published-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyEarlier(folder, countBefore("_ledger_without_superuser"));
  for (const name of replacedTexts.keys())
    writeFileSync(
      path.join(folder, name, "migration.sql"),
      gunzipSync(readFileSync(`tests/upgrade/replaced/${name}.sql.gz`)),
    );
  return folder;
}
