import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migratedDirectory } from "../../../scripts/database/migrated.ts";

/** Each worker copies the directory with the schema applied. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const template = await migratedDirectory();
  const run = mkdtempSync(path.join(os.tmpdir(), "safevoice-test-"));
  provide("database", { kind: "embedded", run, template });
  return () => rmSync(run, { recursive: true, force: true });
}
