import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentedCommands } from "../../scripts/documented/extract.ts";
import { firstStep, lanes, notRun } from "../../scripts/documented/steps.ts";

const documented = documentedCommands();
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("each documented command line is run in a fresh clone, or there is a reason why not", () => {
  expect(documented.length).toBeGreaterThan(30);
  const steps = [firstStep, ...lanes.flat()];
  const known = new Set([...steps.map(({ line }) => line), ...Object.keys(notRun)]);
  expect(documented.filter(({ line }) => !known.has(line))).toEqual([]);
  const lines = new Set(documented.map(({ line }) => line));
  expect([...known].filter((line) => !lines.has(line))).toEqual([]);
});

test("each documented npm command exists, and makes what it needs first", () => {
  const names = documented.flatMap(({ line }) =>
    [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(scripts[name], name).toMatch(/^(?:exec )?node scripts\/[\w-]+\.mjs\b/);
});
