import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "safevoice-run-";

/**
 * A separate temporary folder per test run, removed at its end. All projects of a run share it.
 * Nested folders would make the path of a socket too long, and a server under another account could
 * not open them.
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
