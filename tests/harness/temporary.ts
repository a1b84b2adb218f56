import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * What a run of tests writes into the system's temporary folder stands in one of its own, and is
 * gone with it.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "safevoice-run-"));
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
