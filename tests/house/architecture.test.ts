import { expect, test } from "vitest";
import { isTest, readSources, type Import, type SourceFile } from "../harness/imports.ts";

const mostLines = 250;
const product = readSources("graph", "web", "prisma", "scripts").filter(({ file }) => !isTest(file));
const graph = product.filter(({ file }) => file.startsWith("graph/"));
const web = product.filter(({ file }) => file.startsWith("web/"));
/** A domain's, or a part of them: what they need of one language, or what a page loads later. */
const isRules = (file: string) => /^graph\/[^/]+\/(?:[a-z]+\/)?rules\.ts$/.test(file);
const isDoor = (file: string) => /^graph\/[^/]+\/(schema|rest)\.ts$/.test(file);
const domainOf = (file: string) => file.split("/")[1];

test("the project was read", () => {
  expect(product.length).toBeGreaterThan(10);
  expect(product.some(({ imports }) => imports.length > 0)).toBe(true);
});

test("rules import nothing but zod and other rules", () => {
  const zod = new Set(["zod", "zod/mini"]);
  const rules = graph.filter(({ file }) => isRules(file));
  expect(broken(rules, ({ source, target }) => (target ? !isRules(target) : !zod.has(source)))).toEqual([]);
});

test("schema, rest and rules never touch the database client", () => {
  const doors = graph.filter(({ file }) => isDoor(file) || isRules(file));
  expect(
    broken(
      doors.filter(outsideFrame),
      ({ source, target = "" }) =>
        target.startsWith("prisma/") || source.startsWith("@prisma/") || source === "pg",
    ),
  ).toEqual([]);
});

test("the web reaches the server only through #rules", () => {
  const outside = /^(graph|prisma|scripts|tests)\//;
  expect(
    broken(web, ({ source, target }) =>
      Boolean(target && outside.test(target) && !source.startsWith("#rules/")),
    ),
  ).toEqual([]);
});

test("the server never imports the web", () => {
  expect(broken(graph, ({ target }) => Boolean(target?.startsWith("web/")))).toEqual([]);
});

test("a domain's schema and rest are imported by the frame's schema.ts and shims.ts alone", () => {
  const frame = new Set(["graph/app/schema.ts", "graph/app/shims.ts"]);
  const others = product.filter(({ file }) => !frame.has(file));
  const foreign = (file: string, target: string) =>
    isDoor(target) && !target.startsWith("graph/app/") && domainOf(file) !== domainOf(target);
  expect(broken(others, ({ target }, file) => Boolean(target && foreign(file, target)))).toEqual([]);
});

test("no server file needs itself, however far around", () => {
  expect(cyclesIn(graph)).toEqual([]);
});

/** Newer than the browsers that vite.config.ts names; a regular expression that one cannot read takes the whole file with it. */
const tooNew =
  /\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced)\(|Object\.groupBy|Promise\.withResolvers|Array\.fromAsync|URL\.(?:canParse|parse)\(|AbortSignal\.any/;

test("the client asks nothing of a browser that an old phone does not have", () => {
  const sent = [...web, ...graph.filter(({ file }) => isRules(file))];
  expect(sent.filter(({ code }) => tooNew.test(code)).map(({ file }) => file)).toEqual([]);
});

test(`no file is over ${mostLines} lines`, () => {
  const long = product.filter(({ lines }) => lines > mostLines);
  expect(long.map(({ file, lines }) => `${file} has ${lines} lines`)).toEqual([]);
});

function outsideFrame({ file }: SourceFile): boolean {
  return !file.startsWith("graph/app/");
}

/** The arrows that a rule forbids, by name. */
function broken(files: SourceFile[], forbids: (arrow: Import, file: string) => boolean): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.filter((arrow) => forbids(arrow, file)).map(({ source }) => `${file} → ${source}`),
  );
}

/** Types alone make no cycle: they are gone when the program runs. */
function cyclesIn(files: SourceFile[]): string[] {
  const needs = new Map(files.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const { target, typeOnly } of needs.get(file) ?? []) {
      if (target && !typeOnly && needs.has(target)) walk(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const { file } of files) walk(file, []);
  return cycles;
}
