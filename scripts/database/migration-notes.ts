/**
 * What a migration does to a database with data, and what waits meanwhile. Each migration is one
 * transaction, so its locks last until it ends. Lines `-- note:` say it in words; for migrations
 * without them, it is read from the statements.
 */
export function notesOf(sql: string): string[] {
  const written = [...sql.matchAll(/^-- note: *(.+)$/gm)].map(([, note = ""]) => note.trim());
  return written.length > 0 ? written : readFrom(sql);
}

interface Effect {
  pattern: RegExp;
  note: (table: string) => string;
}

const effects: Effect[] = [
  {
    pattern: /^ALTER TABLE "(\w+)"[^;]*?\bADD CONSTRAINT\b/gm,
    note: (table) => `Checks every row of ${table}. Reading and writing ${table} wait.`,
  },
  {
    pattern: /^ALTER TABLE "(\w+)"/gm,
    note: (table) => `Changes the columns of ${table}. Reading and writing ${table} wait.`,
  },
  {
    pattern: /^CREATE (?:UNIQUE )?INDEX "\w+"\s+ON "(\w+)"/gm,
    note: (table) => `Builds an index from every row of ${table}. Writing ${table} waits.`,
  },
  { pattern: /^UPDATE\s"(\w+)"/gm, note: (table) => `Rewrites rows of ${table}. Writing those rows waits.` },
  { pattern: /^INSERT\sINTO\s"(\w+)"/gm, note: (table) => `Adds rows to ${table}.` },
  {
    pattern: /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER "\w+"[^;]*?\bON "(\w+)"/gm,
    note: (table) => `Adds a trigger to ${table}. Writing ${table} waits.`,
  },
];

function readFrom(sql: string): string[] {
  // Comments and the bodies of functions do nothing by themselves.
  const statements = sql.replaceAll(/^--.*$/gm, "").replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  const made = tablesIn(statements, /^CREATE TABLE "(\w+)"/gm);
  const notes = effects.flatMap(({ pattern, note }) =>
    // A new table has no rows, and no one waits for it.
    tablesIn(statements, pattern)
      .filter((table) => !made.includes(table))
      .map(note),
  );
  const added = made.length > 0 ? [`Adds ${made.join(", ")}.`] : [];
  const found = [...notes, ...added];
  return found.length > 0 ? found : ["Changes types or functions only. Nothing waits for long."];
}

const tablesIn = (sql: string, pattern: RegExp): string[] => [
  ...new Set([...sql.matchAll(pattern)].map(([, table = ""]) => table)),
];

/** The tables that a note names, with their rows in this database. */
export function sizesIn(notes: readonly string[], counts: Readonly<Record<string, number>>): string {
  const named = Object.entries(counts).filter(
    ([table, rows]) => rows > 0 && notes.some((note) => new RegExp(`\\b${table}\\b`).test(note)),
  );
  return named.map(([table, rows]) => `${table} ${rows.toLocaleString("en-US")} rows`).join(", ");
}
