import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readVitestReport } from "./reports.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "safevoice-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
  ...{ fullName, status, failureMessages },
});

test("a report names what failed, what passed at the second try, and what did not end", () => {
  const file = path.join(folder, "vitest.json");
  const one = {
    name: path.resolve("tests/one.test.ts"),
    assertionResults: [result("is right", "passed"), result("is wrong", "failed", "1 is\nnot 2")],
  };
  const two = {
    name: path.resolve("tests/two.test.ts"),
    assertionResults: [
      result("is late", "passed", "not yet"),
      result("is endless", "pending"),
      result("never began", "pending"),
      result("is for another system", "skipped"),
    ],
  };
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [one, two] }));
  expect(readVitestReport(file)).toEqual({
    passed: 2,
    failed: 1,
    wrong: ["is wrong: 1 is not 2", "tests/two.test.ts: did not end: is endless"],
    unsteady: ["is late: not yet"],
  });
});
