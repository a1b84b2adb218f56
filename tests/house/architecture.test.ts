import { expect, test } from "vitest";
import { isTest, readSources, type Import, type SourceFile } from "../harness/imports.ts";

const mostLines = 250;
const product = readSources("graph", "web", "prisma", "scripts").filter(({ file }) => !isTest(file));
const graph = product.filter(({ file }) => file.startsWith("graph/"));
const web = product.filter(({ file }) => file.startsWith("web/"));
/** Code that the browser runs too, and its sentences. */
const isShared = (file: string) =>
  /^graph\/.+\.shared\.ts$/.test(file) || /^graph\/(?:.+\/)?sentences(?:\.(?:es|fr))?\.ts$/.test(file);
/** What any domain may import from another. */
const isLeaf = (file: string) => isShared(file) || /^graph\/[^/]+\/(enums|types|policy)\.ts$/.test(file);
const isEntryPoint = (file: string) => /^graph\/[^/]+\/(schema|rest)\.ts$/.test(file);
/** `graph/requests`, `web/core`. */
const packageOf = (file: string) => file.split("/").slice(0, 2).join("/");
/** Layers from top to bottom; an empty name means the domains. */
const layers: Record<string, readonly string[]> = {
  graph: ["app", "", "core", "statements", "adapters"],
  web: ["app", "", "design", "core"],
};

test("the project was read", () => {
  expect(product.length).toBeGreaterThan(10);
  expect(product.some(({ imports }) => imports.length > 0)).toBe(true);
});

test("screen tests show and close pages through the harness, for React's production build lacks act", () => {
  const screens = readSources("tests").filter(({ file }) => file.endsWith(".test.tsx"));
  expect(screens.length).toBeGreaterThan(40);
  const other = /import \{[^}]*\b(?:act|cleanup|render)\b[^}]*\} from "@testing-library\/react"/;
  expect(screens.filter(({ code }) => other.test(code)).map(({ file }) => file)).toEqual([]);
});

test("shared code imports nothing but zod, calendar arithmetic and other shared code", () => {
  const known = new Set(["zod", "zod/mini", "@internationalized/date"]);
  const shared = graph.filter(({ file }) => isShared(file));
  expect(broken(shared, ({ source, target }) => (target ? !isShared(target) : !known.has(source)))).toEqual(
    [],
  );
});

test("a policy knows viewers, rules, other policies and row types, and has no side effects", () => {
  const isKnown = (target: string) =>
    isShared(target) || /^graph\/(?:core\/access\/viewer|[^/]+\/policy)\.ts$/.test(target);
  const policies = graph.filter(({ file }) => file.endsWith("/policy.ts"));
  expect(policies.length).toBeGreaterThan(2);
  expect(
    broken(
      policies,
      ({ target = "", typeOnly }) => !isKnown(target) && !(typeOnly && target.startsWith("prisma/")),
    ),
  ).toEqual([]);
});

test("only core/access compares the kind of a viewer", () => {
  const others = graph.filter(({ file }) => !file.startsWith("graph/core/access/"));
  const compares = /viewer\.kind(?: [!=]==|\))/;
  expect(others.filter(({ code }) => compares.test(code)).map(({ file }) => file)).toEqual([]);
});

test("schema, rest and shared code never touch the database client", () => {
  const entryPoints = graph.filter(({ file }) => isEntryPoint(file) || isShared(file));
  expect(
    broken(
      entryPoints.filter(outsideFrame),
      ({ source, target = "" }) =>
        target.startsWith("prisma/") || source.startsWith("@prisma/") || source === "pg",
    ),
  ).toEqual([]);
});

test("the web reaches the server only through #shared and #sentences", () => {
  const outside = /^(graph|prisma|scripts|tests)\//;
  expect(
    broken(web, ({ source, target }) =>
      Boolean(target && outside.test(target) && !/^#(?:shared|sentences)\//.test(source)),
    ),
  ).toEqual([]);
});

test("the server never imports the web", () => {
  expect(broken(graph, ({ target }) => Boolean(target?.startsWith("web/")))).toEqual([]);
});

test("only the app layer imports a domain's schema and rest", () => {
  const appLayer = new Set(["graph/app/domains.ts"]);
  const others = product.filter(({ file }) => !appLayer.has(file));
  const foreign = (file: string, target: string) =>
    isEntryPoint(target) && packageOf(file) !== packageOf(target);
  expect(broken(others, ({ target }, file) => Boolean(target && foreign(file, target)))).toEqual([]);
});

test("imports run down only: app, domains, design, core, statements, adapters", () => {
  const layerOf = (file: string) => {
    const [side = "", folder = ""] = file.split("/");
    const named = layers[side]?.indexOf(folder) ?? -1;
    return named < 0 ? 1 : named;
  };
  const sides = [...graph, ...web].filter(({ file }) => file.split("/").length > 2);
  const runsUp = (file: string, target: string) =>
    file.split("/")[0] === target.split("/")[0] &&
    !target.includes("/__generated__/") &&
    layerOf(target) < layerOf(file) &&
    !(file.startsWith("graph/statements/") && isLeaf(target));
  expect(broken(sides, ({ target }, file) => Boolean(target && runsUp(file, target)))).toEqual([]);
});

test("two domains that import each other do so by shared code, policy, enums or types alone", () => {
  const byPair = new Map<string, string[]>();
  for (const { file, imports } of [...graph, ...web]) {
    for (const { target } of imports) {
      if (!target || isLeaf(target) || packageOf(file) === packageOf(target)) continue;
      const pair = `${packageOf(file)} → ${packageOf(target)}`;
      byPair.set(pair, [...(byPair.get(pair) ?? []), `${file} → ${target}`]);
    }
  }
  const both = [...byPair].filter(([pair]) => byPair.has(pair.split(" → ").toReversed().join(" → ")));
  expect(both.flatMap(([, found]) => found)).toEqual([]);
});

test("no file needs itself, however far around, by a type neither", () => {
  expect(cyclesIn([...graph, ...web])).toEqual([]);
});

/**
 * Newer than the browsers in vite.config.ts; one unsupported regular expression breaks the whole
 * file.
 */
const tooNew =
  /\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced)\(|Object\.groupBy|Promise\.withResolvers|Array\.fromAsync|URL\.(?:canParse|parse)\(|AbortSignal\.any/;

test("the client uses no browser feature that an old phone lacks", () => {
  const sent = [...web, ...graph.filter(({ file }) => isShared(file))];
  expect(sent.filter(({ code }) => tooNew.test(code)).map(({ file }) => file)).toEqual([]);
});

/** Outside graph/statements: the database's own adapter, and what runs before the server does. */
const ownSql: Record<string, string> = {
  "graph/adapters/bus/bus-postgres.ts": "LISTEN and NOTIFY on a connection of its own",
  "graph/adapters/database/migrate.ts": "applies the migrations at start",
  "graph/community/directory/entries/load.ts": "loads the directory at start, on a connection of its own",
  "prisma/seed/demo.ts": "writes the demo data",
  "scripts/documented/steps.ts": "a documented command, as an operator types it",
  "scripts/database/catalog.ts": "reads the catalog for prisma/database.sql",
};
const handWritten =
  /\$(?:queryRaw|executeRaw)|\b(?:SELECT\s(?:[^;]*?\s)?FROM|INSERT INTO|DELETE FROM|UPDATE "|pg_advisory)/;

test("SQL is written by hand in graph/statements alone", () => {
  const others = product.filter(({ file }) => !file.startsWith("graph/statements/"));
  const found = others.filter(({ code }) => handWritten.test(code)).map(({ file }) => file);
  expect(found.filter((file) => !(file in ownSql))).toEqual([]);
  expect(Object.keys(ownSql).filter((file) => !found.includes(file))).toEqual([]);
});

test("a domain calls functions of graph/statements and runs no statement itself", () => {
  const runs = /\bsql(?:<[^;]*?>)?\(\s*(?:\w+Statement|\{|statement\b)/;
  const others = graph.filter(({ file }) => !file.startsWith("graph/statements/"));
  expect(others.filter(({ code }) => runs.test(code)).map(({ file }) => file)).toEqual([]);
});

test("a row is locked without its key: a row that refers to it may be written meanwhile", () => {
  const locking = graph.filter(({ code }) => code.includes("FOR UPDATE"));
  expect(locking.map(({ file }) => file)).toEqual([]);
});

test(`no file has over ${mostLines} lines besides its comments`, () => {
  // Word tables and learned weights are data.
  const isTable = (file: string) =>
    /^graph\/(?:danger\/(?:words\.(?:en|es|fr)|weights)\.shared|support\/topics\/(?:weights|meanings\.\w+))\.ts$/.test(
      file,
    );
  const long = product.filter(({ file, code }) => linesIn(code) > mostLines && !isTable(file));
  expect(long.map(({ file, code }) => `${file} has ${linesIn(code)} lines`)).toEqual([]);
});

const linesIn = (code: string) => code.split("\n").filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)).length;

function outsideFrame({ file }: SourceFile): boolean {
  return !/^graph\/(app|core)\//.test(file);
}

/** The imports that a rule forbids. */
function broken(files: SourceFile[], forbids: (arrow: Import, file: string) => boolean): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.filter((arrow) => forbids(arrow, file)).map(({ source }) => `${file} → ${source}`),
  );
}

function cyclesIn(files: SourceFile[]): string[] {
  const needs = new Map(files.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const { target } of needs.get(file) ?? []) {
      if (target && needs.has(target)) walk(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const { file } of files) walk(file, []);
  return cycles;
}
