import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A separate temporary folder per test run, removed at its end. */
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
