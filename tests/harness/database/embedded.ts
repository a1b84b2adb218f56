import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrationNames } from "../../../graph/adapters/database/migrate.ts";
import { openDatabase } from "../../../graph/adapters/database/open.ts";

/**
 * Creates, once per set of migrations, a data directory with the schema applied; each worker copies
 * it.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const hash = createHash("sha256");
  for (const name of await migrationNames("prisma/migrations")) {
    hash.update(name).update(readFileSync(`prisma/migrations/${name}/migration.sql`));
  }
  const template = path.resolve("node_modules/.cache/safevoice/embedded", hash.digest("hex").slice(0, 16));
  if (!existsSync(template)) {
    const making = `${template}.${process.pid}`;
    mkdirSync(making, { recursive: true });
    const database = await openDatabase({ dataDir: making });
    await database.close();
    if (existsSync(template)) rmSync(making, { recursive: true });
    else renameSync(making, template);
  }
  const run = mkdtempSync(path.join(os.tmpdir(), "safevoice-test-"));
  provide("database", { kind: "embedded", run, template });
  return () => rmSync(run, { recursive: true, force: true });
}
