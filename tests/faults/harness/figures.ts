import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const file = "node_modules/.cache/safevoice/faults.txt";

/** Records a measurement; all are printed after the last test. */
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
