import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEmbedded } from "../../graph/adapters/database/embedded.ts";
import { databaseText } from "./database-text.ts";
import { migratedDirectory } from "./migrated.ts";

// Prints prisma/database.sql from the migrations.
const copy = mkdtempSync(path.join(os.tmpdir(), "safevoice-database-"));
try {
  cpSync(await migratedDirectory(), copy, { recursive: true });
  const { pool, close } = await openEmbedded(copy);
  writeFileSync("prisma/database.sql", await databaseText(pool));
  await pool.end();
  await close();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
