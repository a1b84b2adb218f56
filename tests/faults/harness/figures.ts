import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const file = "node_modules/.cache/safevoice/faults.txt";

/** Notes what was measured; all of it is printed when the last test is done. */
export function figure(what: string, value: string): void {
  appendFileSync(file, `  ${what}: ${value}\n`);
}

export function setup(): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

export function teardown(): void {
  try {
    process.stdout.write(`\nMeasured:\n${readFileSync(file, "utf8")}\n`);
  } catch {
    process.stdout.write("\nNothing was measured.\n");
  }
}
