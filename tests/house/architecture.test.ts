import { expect, test } from "vitest";
import { isTest, readSources, type Import, type SourceFile } from "../harness/imports.ts";

const maxLines = 250;
const product = readSources("graph", "shared", "web", "models", "prisma", "scripts").filter(
  ({ file }) => !isTest(file),
);
const graph = product.filter(({ file }) => file.startsWith("graph/"));
const shared = product.filter(({ file }) => file.startsWith("shared/"));
const web = product.filter(({ file }) => file.startsWith("web/"));
/** What server and browser both run. */
const isShared = (file: string) => file.startsWith("shared/");
/** What any domain of a group may import from another. */
const isLeaf = (file: string) => /^graph\/[^/]+\/[^/]+\/(enums|types|policy)\.ts$/.test(file);
const isEntryPoint = (file: string) => /^graph\/(?!core\/)[^/]+\/[^/]+\/(schema|rest)\.ts$/.test(file);
/** `graph/intake`, `web/core`. */
const groupOf = (file: string) => file.split("/").slice(0, 2).join("/");
/** `graph/intake/requests`. */
const domainOf = (file: string) => file.split("/").slice(0, 3).join("/");
const domainGroups =
  "desk records officers help decisions intake community platform money accounts messages".split(" ");
/** Groups from top to bottom. */
const groups: Readonly<Record<string, readonly string[]>> = {
  graph: ["app", ...domainGroups, "core", "adapters"],
  shared: [...domainGroups, "core"],
  web: ["app", ...domainGroups, "shell", "design", "core"],
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
  expect(broken(shared, ({ source, target }) => (target ? !isShared(target) : !known.has(source)))).toEqual(
    [],
  );
});

test("a policy knows viewers, rules, other policies and row types, and has no side effects", () => {
  const isKnown = (target: string) =>
    isShared(target) ||
    /^graph\/(?:core\/access\/(?:agency-scope|case-rights|viewer|separation)|[^/]+\/[^/]+\/policy)\.ts$/.test(
      target,
    );
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
  const entryPoints = [...graph.filter(({ file }) => isEntryPoint(file)), ...shared];
  expect(
    broken(
      entryPoints.filter(outsideFrame),
      ({ source, target = "" }) =>
        target.startsWith("prisma/") || source.startsWith("@prisma/") || source === "pg",
    ),
  ).toEqual([]);
});

test("browser and server meet in shared/ alone", () => {
  const outside = /^(graph|prisma|scripts|models|tests)\//;
  expect(broken(web, ({ target }) => Boolean(target && outside.test(target)))).toEqual([]);
  expect(broken(graph, ({ target }) => /^(?:web|models|scripts)\//.test(target ?? ""))).toEqual([]);
});

test("only the app layer imports a domain's schema and rest", () => {
  const appLayer = new Set(["graph/app/domains.ts"]);
  const others = product.filter(({ file }) => !appLayer.has(file));
  const foreign = (file: string, target: string) =>
    isEntryPoint(target) && domainOf(file) !== domainOf(target);
  expect(broken(others, ({ target }, file) => Boolean(target && foreign(file, target)))).toEqual([]);
});

test("a file is in shared/ only if both sides use it, or another file there does", () => {
  const usedBy = (side: SourceFile[]) =>
    new Set(side.flatMap(({ imports }) => imports.map(({ target }) => target)));
  const [ofServer, ofBrowser, ofShared] = [graph, web, shared].map(usedBy);
  // Sentences are gathered by their names.
  const used = ({ file }: SourceFile) =>
    ofShared!.has(file) ||
    (ofServer!.has(file) && ofBrowser!.has(file)) ||
    /\/sentences(?:\.\w+)?\.ts$/.test(file);
  expect(shared.filter((one) => !used(one)).map(({ file }) => file)).toEqual([]);
});

test("each folder is a group of the plan", () => {
  for (const [side, known] of Object.entries(groups)) {
    const folders = product
      .map(({ file }) => file.split("/"))
      .filter(([first, folder, ...rest]) => first === side && rest.length > 0 && !folder!.startsWith("__"));
    expect([...new Set(folders.map(([, folder]) => folder))].filter((one) => !known.includes(one!))).toEqual(
      [],
    );
  }
});

test("imports between groups go down only", () => {
  const heightOf = (file: string) => {
    const [side = "", group = ""] = file.split("/");
    return groups[side]!.indexOf(group);
  };
  const isInGroup = (file: string) =>
    /^(?:graph|shared|web)\/[^/]+\//.test(file) && !file.includes("/__generated__/");
  const up = broken(
    [...graph, ...shared, ...web].filter(({ file }) => isInGroup(file)),
    ({ target }, file) =>
      target !== undefined &&
      isInGroup(target) &&
      file.split("/")[0] === target.split("/")[0] &&
      heightOf(target) < heightOf(file),
  );
  expect(up).toEqual([]);
});

test("no domain needs itself, however far around, but by policy, enums or types alone", () => {
  const isDomain = (file: string) =>
    file.split("/").length > 3 && domainGroups.includes(file.split("/")[1] ?? "") && !file.includes("/__");
  const arrows = new Map<string, Map<string, string>>();
  for (const { file, imports } of [...graph, ...shared, ...web].filter((one) => isDomain(one.file))) {
    const from = arrows.get(domainOf(file)) ?? new Map<string, string>();
    arrows.set(domainOf(file), from);
    for (const { target } of imports) {
      if (!target || !isDomain(target) || isLeaf(target) || groupOf(file) !== groupOf(target)) continue;
      if (domainOf(file) !== domainOf(target)) from.set(domainOf(target), `${file} → ${target}`);
    }
  }
  expect(arrows.size).toBeGreaterThan(60);
  const domains = [...arrows].map(([file, targets]) => ({
    file,
    imports: [...targets.keys()].map((target) => ({ target })),
  }));
  const named = cyclesIn(domains).map((cycle) =>
    cycle.map((domain, at) => arrows.get(domain)?.get(cycle[at + 1] ?? "") ?? "").filter(Boolean),
  );
  expect(named).toEqual([]);
});

test("no file needs itself, however far around, by a type neither", () => {
  expect(cyclesIn([...graph, ...shared, ...web]).map((cycle) => cycle.join(" → "))).toEqual([]);
});

/**
 * Newer than the browsers in vite.config.ts; one unsupported regular expression breaks the whole
 * file.
 */
const tooNew =
  /\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced)\(|Object\.groupBy|Promise\.withResolvers|Array\.fromAsync|URL\.(?:canParse|parse)\(|AbortSignal\.any/;

test("the client uses no browser feature that an old phone lacks", () => {
  const sent = [...web, ...shared];
  expect(sent.filter(({ code }) => tooNew.test(code)).map(({ file }) => file)).toEqual([]);
});

/** Outside `*.sql.ts`: the database's own adapter, and what runs before the server does. */
const ownSql: Record<string, string> = {
  "graph/adapters/bus/bus-postgres.ts": "LISTEN and NOTIFY on a connection of its own",
  "graph/core/access/agency-scope.ts": "a condition that the statements contain",
  "graph/core/database/statement.ts": "runs the statements",
  "graph/adapters/database/migrate.ts": "applies the migrations at start",
  "graph/community/directory/entries/load.ts": "loads the directory at start, on a connection of its own",
  "prisma/seed/demo.ts": "writes the demo data",
  "graph/platform/export/guide.ts": "the README of an export, whose reader runs it in SQLite",
  "scripts/documented/steps.ts": "a documented command, as an operator types it",
  "scripts/database/catalog.ts": "reads the catalog for prisma/database.sql",
};
const isSql = (file: string) => file.endsWith(".sql.ts");
const handWritten =
  /\$(?:queryRaw|executeRaw)|\b(?:SELECT\s(?:[^;]*?\s)?FROM|INSERT INTO|DELETE FROM|UPDATE "|pg_advisory)/;

test("SQL is written by hand in *.sql.ts alone", () => {
  const others = product.filter(({ file }) => !isSql(file));
  const found = others.filter(({ code }) => handWritten.test(code)).map(({ file }) => file);
  expect(found.filter((file) => !(file in ownSql))).toEqual([]);
  expect(Object.keys(ownSql).filter((file) => !found.includes(file))).toEqual([]);
});

test("a service calls functions of *.sql.ts and runs no statement itself", () => {
  const runs = /\bsql(?:<[^;]*?>)?\(\s*(?:\w+Statement|\{|statement\b)/;
  const others = graph.filter(({ file }) => !isSql(file));
  expect(others.filter(({ code }) => runs.test(code)).map(({ file }) => file)).toEqual([]);
});

test("a row is locked without its key: a row that refers to it may be written meanwhile", () => {
  const locking = graph.filter(({ code }) => code.includes("FOR UPDATE"));
  // A strip: what is written meanwhile would keep what it empties.
  expect(locking.map(({ file }) => file)).toEqual([
    "graph/core/personal/strip-units.sql.ts",
    "graph/records/destruction/due.sql.ts",
  ]);
});

test(`no file has over ${maxLines} lines besides its comments`, () => {
  // Word tables are data.
  const isTable = (file: string) =>
    /^(?:shared\/community\/danger\/words\.(?:en|es|fr)|graph\/community\/support\/topics\/meanings\.\w+)\.ts$/.test(
      file,
    );
  const long = product.filter(({ file, code }) => linesIn(code) > maxLines && !isTable(file));
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

/** Each cycle by its members; the first one is also the last. */
function cyclesIn(
  files: readonly { file: string; imports: readonly { target: string | undefined }[] }[],
): string[][] {
  const needs = new Map(files.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const { target } of needs.get(file) ?? []) {
      if (target && needs.has(target)) walk(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const { file } of files) walk(file, []);
  return cycles;
}
