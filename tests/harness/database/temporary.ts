import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "safevoice-run-";

/**
 * A separate temporary folder per test run, removed at its end. All projects of a run share one: a
 * folder within a folder for each would soon be longer than the address of a socket may be, and
 * closed to a process of another account.
 */
export default function setup(): () => void {
  if (path.basename(tmpdir()).startsWith(prefix)) return () => {};
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
