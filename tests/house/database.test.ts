import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guards } from "../../graph/core/guards.ts";
import { isTest, readSources } from "../harness/imports.ts";

const sql = readFileSync("prisma/database.sql", "utf8");
const page = readFileSync("docs/how/database.md", "utf8");

const functions = [...sql.matchAll(/^CREATE FUNCTION (\w+)\([\s\S]*?\$function\$;$/gm)].map(
  ([text, name = ""]) => ({
    name,
    text,
    states: [...text.matchAll(/'(SV\w{3})'/g)].map(([, state]) => state!),
  }),
);
const triggers = [
  ...sql.matchAll(/^CREATE (?:CONSTRAINT )?TRIGGER "(\w+)"[\s\S]*?EXECUTE FUNCTION (\w+)\(/gm),
].map(([, name = "", calls = ""]) => ({ name, calls }));

/** A function that raises one of our SQLSTATEs, or calls one that does. */
function refuses(name: string, seen = new Set<string>()): boolean {
  const found = functions.find((one) => one.name === name);
  if (!found || seen.has(name)) return false;
  seen.add(name);
  return (
    found.states.length > 0 ||
    functions.some(
      (other) => new RegExp(String.raw`\b${other.name}\(`).test(found.text) && refuses(other.name, seen),
    )
  );
}

test("the database was read", () => {
  expect(functions.length).toBeGreaterThan(50);
  expect(triggers.length).toBeGreaterThan(60);
  expect(functions.filter(({ states }) => states.length > 0).length).toBeGreaterThan(20);
});

test("graph/core/guards.ts names each SQLSTATE that the database raises, and no other", () => {
  const raised = new Set(functions.flatMap(({ states }) => states));
  expect(
    Object.values(guards)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual([...raised].toSorted());
});

test("no other file of the product names one", () => {
  const others = readSources("graph", "shared", "web", "prisma", "scripts").filter(
    ({ file, code }) => !isTest(file) && /\bSV\d{3}\b/.test(code) && file !== "graph/core/guards.ts",
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

/** The row of the page that names a guard, with its SQLSTATEs. */
const rows = page.split("\n").filter((line) => line.startsWith("| "));
const rowOf = (name: string) => rows.filter((row) => row.includes(`\`${name}\``)).join("\n");

test("docs/how/database.md names each function that refuses, with its SQLSTATE", () => {
  const missing = functions.flatMap(({ name, states }) =>
    states.filter((state) => !rowOf(name).includes(state)).map((state) => `${name} ${state}`),
  );
  expect(missing).toEqual([]);
});

test("docs/how/database.md names each trigger that can refuse, in its function's row", () => {
  // tests/database/record-guards.test.ts compares these, on each table, with the inventory.
  const onEachTable = ["sv_held_stays", "sv_held_is_not_emptied", "sv_stripped_stays"];
  const missing = triggers
    .filter(({ calls }) => refuses(calls) && !onEachTable.includes(calls))
    .filter(
      ({ name, calls }) => !rowOf(name).includes(`\`${calls}\``) && !rowOf(name).includes("`fund_settle`"),
    );
  expect(missing).toEqual([]);
});

test("docs/how/database.md names each function and file that takes an advisory lock", () => {
  const takes = /pg_(?:try_)?advisory_/;
  const places = [
    ...functions.filter(({ text }) => takes.test(text)).map(({ name }) => name),
    ...readSources("graph")
      .filter(({ file, code }) => !isTest(file) && takes.test(code))
      .map(({ file }) => file),
  ];
  expect(places.length).toBeGreaterThan(8);
  const named = rows.join("\n");
  expect(places.filter((place) => !named.includes(`\`${place}\``))).toEqual([]);
});

test("docs/how/database.md names nothing that does not exist", () => {
  const named = [...page.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const ours = named.filter((name) => /^(?:sv|fund)_|^[A-Z]\w+_\w+$/.test(name));
  expect(ours.length).toBeGreaterThan(80);
  expect(ours.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(sql))).toEqual([]);
  const inCode = [...page.matchAll(/`(\w+)` in `([\w/.-]+)`/g)];
  expect(inCode.length).toBeGreaterThan(8);
  const strange = inCode.filter(([, name = "", file = ""]) => !readFileSync(file, "utf8").includes(name));
  expect(strange.map(([text]) => text)).toEqual([]);
  const states = new Set([...page.matchAll(/\bSV\d{3}\b/g)].map(([state]) => state));
  expect(
    [...states].filter((state) => !Object.values(guards).some((guard) => guard.state === state)),
  ).toEqual([]);
});
