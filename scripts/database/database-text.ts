import type pg from "pg";
import { catalog, notPrinted, type Item } from "./catalog.ts";

const heading = `What the migrations make and prisma/schema.prisma does not show: functions, triggers, checks, unusual
indexes, settings of tables, views. In its present form, by table. Written by \`npm run generate\`; nothing
runs this file. docs/how/database.md says which guard enforces which rule.`;

/** The same text on every version of PostgreSQL, and on PGlite. */
export async function databaseText(pool: Pick<pg.Pool, "query">): Promise<string> {
  const { rows: missing } = await pool.query<{ name: string }>(notPrinted);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    throw new Error(`scripts/database/catalog.ts does not print: ${names}`);
  }
  const { rows } = await pool.query<Item>(catalog);
  const items = rows.map((item) => ({ ...item, sql: item.sql.replaceAll("public.", "") }));
  const functions = items.filter(({ kind }) => kind === "function");
  const tablesOf = usedBy(items, functions);
  const placed = items.map((item) => ({ ...item, part: partOf(item, tablesOf) }));
  const parts = [...new Set(placed.map(({ part }) => part))].sort(
    (one, other) => Number(isShared(one)) - Number(isShared(other)) || (one < other ? -1 : 1),
  );
  const texts = parts.map((part) => textOf(part, inOrder(placed.filter((item) => item.part === part))));
  return `${comment(heading)}\n\n${texts.join("\n\n")}\n`;
}

const severalTables = "Functions of several tables";
const views = "Views";
const extensions = "Extensions";
const isShared = (part: string) => part === severalTables || part === views || part === extensions;

function partOf(item: Item, tablesOf: ReadonlyMap<string, ReadonlySet<string>>): string {
  if (item.kind === "view") return views;
  if (item.kind === "extension") return extensions;
  if (item.kind !== "function") return item.table;
  const [table = severalTables, ...others] = tablesOf.get(item.name) ?? [];
  return others.length > 0 ? severalTables : table;
}

/** The tables whose triggers, checks and indexes call each function, directly or not. */
function usedBy(items: readonly Item[], functions: readonly Item[]): Map<string, Set<string>> {
  const tables = new Map(functions.map(({ name }) => [name, new Set<string>()]));
  const callsOf = functions.map(({ name }) => ({ name, call: new RegExp(String.raw`\b${name}\(`) }));
  const uses = items.flatMap(({ kind, name, table, sql }) =>
    callsOf
      .filter((called) => called.name !== name && called.call.test(sql))
      .map((called) => ({ called: called.name, from: kind === "function" ? name : undefined, table })),
  );
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const { called, from, table } of uses) {
      const known = tables.get(called) ?? new Set();
      const before = known.size;
      for (const each of from === undefined ? [table] : (tables.get(from) ?? [])) known.add(each);
      isGrowing ||= known.size > before;
    }
  }
  return tables;
}

const order = ["extension", "table", "constraint", "index", "view", "function", "trigger"];

/** Each trigger stands behind its function, if that is of this part too. */
function inOrder(items: readonly Item[]): Item[] {
  const rank = ({ kind }: Item) => order.indexOf(kind);
  const sorted = [...items].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  const triggersOf = (name: string) =>
    sorted.filter(({ kind, calls }) => kind === "trigger" && calls === name);
  const own = new Set(sorted.filter(({ kind }) => kind === "function").map(({ name }) => name));
  return sorted.flatMap((item) => {
    if (item.kind === "function") return [item, ...triggersOf(item.name)];
    return item.kind === "trigger" && own.has(item.calls) ? [] : [item];
  });
}

function textOf(part: string, items: readonly Item[]): string {
  return [`-- ${"-".repeat(20)} ${part} ${"-".repeat(20)}`, ...joined(items)].join("\n\n");
}

/** Triggers, checks and settings without a comment stand together. */
function joined(items: readonly Item[]): string[] {
  const blocks: { text: string; isShort: boolean }[] = [];
  for (const { kind, says, sql } of items) {
    const last = blocks.at(-1);
    const isShort = !says && kind !== "function" && kind !== "view";
    const statement = `${isShort || kind === "index" ? broken(sql) : sql};`;
    if (isShort && last?.isShort) last.text += `\n${statement}`;
    else blocks.push({ text: says ? `${comment(says)}\n${statement}` : statement, isShort });
  }
  return blocks.map(({ text }) => text);
}

const longestLine = 110;

/** PostgreSQL writes a statement of one line, however long. */
const broken = (sql: string): string =>
  sql.length <= longestLine
    ? sql
    : sql.replaceAll(
        / (CHECK \(|FOR EACH (?:ROW|STATEMENT)|EXECUTE FUNCTION|WHERE) ?/g,
        (_found, words: string) => (words === "CHECK (" ? `\n  ${words}` : `\n  ${words} `),
      );

function comment(text: string): string {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length + 2 > longestLine) lines.push(` ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `--${line}`).join("\n");
}
