import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenChanged } from "./fresh.mjs";

let folder = "";
let input = "";
let output = "";
const name = "of-a-test";
const step = vi.fn<() => Promise<void>>(async () => writeFileSync(output, "made"));
const run = (trusts = false) => whenChanged({ name, inputs: [input], outputs: [output], trusts }, step);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "fresh-"));
  [input, output] = [path.join(folder, "input"), path.join(folder, "output")];
  writeFileSync(input, "1");
  step.mockClear();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`node_modules/.cache/safevoice/${name}.sha256`, { force: true });
});

test("a step runs again only if an input changed, or its output", async () => {
  expect([await run(), await run()]).toEqual([true, false]);
  writeFileSync(input, "2");
  expect([await run(), await run()]).toEqual([true, false]);
  writeFileSync(output, "by hand");
  expect([await run(), await run()]).toEqual([true, false]);
});

test("a committed output is trusted until an input changes, and checked once when asked", async () => {
  writeFileSync(output, "committed");
  expect([await run(true), await run(true)]).toEqual([false, false]);
  writeFileSync(input, "2");
  expect([await run(true), await run(true), await run()]).toEqual([true, false, false]);
});

test("trust is no proof", async () => {
  writeFileSync(output, "committed");
  expect([await run(true), await run(), await run(true)]).toEqual([false, true, false]);
});
