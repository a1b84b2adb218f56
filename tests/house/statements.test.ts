import { expect, test } from "vitest";
import { contracts } from "../../graph/core/database/contracts.ts";
import { isTest, readSources } from "../harness/imports.ts";

const folder = "graph/statements/";
const sources = readSources("graph", "tests");
const product = sources.filter(({ file }) => !isTest(file));
/** The contract itself and parts of statements, which have no statement of their own. */
const frame = new Set(["contract.ts", "contracts.ts", "read-ahead.ts", "rules.ts"]);
const files = product
  .filter(({ file }) => file.startsWith(folder))
  .map(({ file }) => file.slice(folder.length))
  .filter((name) => !frame.has(name));

test("every file of graph/statements has a contract", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(Object.keys(contracts).toSorted()).toEqual(files.toSorted());
});

test.each(files)("%s is used by the folders that its contract names", (name) => {
  const users = product
    .filter(({ file }) => !file.startsWith(folder))
    .filter(({ imports }) => imports.some(({ target }) => target === folder + name))
    .map(({ file }) => file.split("/")[1]!);
  expect([...new Set(users)].toSorted()).toEqual([...contracts[name]!.usedBy]);
});

/** What a test reaches: the file itself, or through the statements that use it. */
function reached(from: string, seen = new Set<string>()): Set<string> {
  for (const { target } of sources.find(({ file }) => file === from)?.imports ?? []) {
    if (!target?.startsWith(folder) || seen.has(target)) continue;
    seen.add(target);
    reached(target, seen);
  }
  return seen;
}

test.each(files)("%s has the test that its contract names", (name) => {
  const { because, comparedIn } = contracts[name]!;
  expect(sources.map(({ file }) => file)).toContain(comparedIn);
  if (comparedIn.startsWith("tests/statements/") && name !== "documents.ts")
    expect([...reached(comparedIn)]).toContain(folder + name);
  // What the benchmark measures is compared, not only tested.
  if (because === "measured") expect(comparedIn).toMatch(/^tests\/(?:statements|analytics|core)\//);
});

test("no domain reads the selections of GraphQL documents", () => {
  const isFrame = (file: string) =>
    file.startsWith(folder) || /^graph\/(?:core\/http|app\/partners)\//.test(file);
  const readers = product.filter(({ file }) => file.startsWith("graph/") && !isFrame(file));
  expect(readers.filter(({ code }) => /selectionSet|Kind\.FIELD/.test(code)).map(({ file }) => file)).toEqual(
    [],
  );
});
