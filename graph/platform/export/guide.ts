import { classes } from "../../core/personal/classes.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { productVersion } from "../backup/version.ts";
import type { ExportColumn, ExportTable } from "./tables.ts";
import type { MadeTable } from "./work.ts";

/** A table as the manifest lists it. */
export type ListedTable = MadeTable & { table: ExportTable; moment: string };

const headings = [
  ...["Table", "File", "Column", "Name in SafeVoice", "Type", "May be empty", "Values", "Refers to"],
  ...["What it says", "Class", "In this export"],
];

/** Every column of every table, by the inventory of personal data. */
export function dictionaryOf(tables: readonly ListedTable[]): string {
  const names = new Map(tables.map(({ table }) => [table.model as string, table.name]));
  const lines = tables.flatMap(({ table }) =>
    table.columns.map((column) =>
      csvLine([
        ...[table.name, `tables/${table.file}`, column.heading, `${table.model}.${column.column}`],
        ...[column.type.replace(/ with time zone$/, " in UTC"), column.isNullable ? "yes" : "no"],
        ...[column.values, column.refersTo && names.get(column.refersTo)],
        ...[classes[column.described?.of ?? "none"], column.described?.of ?? "none", howOf(column)],
      ]),
    ),
  );
  return `${csvStart({ TRAINING: false })}${csvLine(headings)}${lines.join("")}`;
}

const howOf = ({ how }: ExportColumn) =>
  how === "left out"
    ? "left out: it opens this installation, and nothing elsewhere"
    : how === "opened"
      ? "opened: it is sealed in SafeVoice"
      : "as stored";

/** Loads every table into SQLite. A test runs it. */
const loader = `import json, sqlite3

db = sqlite3.connect("safevoice.db")
for table in json.load(open("manifest.json", encoding="utf-8"))["tables"]:
    columns = ", ".join('"%s"' % column for column in table["columns"])
    db.execute('CREATE TABLE "%s" (%s)' % (table["name"], columns))
    insert = 'INSERT INTO "%s" VALUES (%s)' % (table["name"], ", ".join("?" * len(table["columns"])))
    for line in open("tables/%s.ndjson" % table["file"], encoding="utf-8"):
        row = json.loads(line).values()
        db.execute(insert, [json.dumps(v) if isinstance(v, (list, dict)) else v for v in row])
db.commit()`;

const sums = `import sqlite3

db = sqlite3.connect("safevoice.db")
moved = """SELECT coalesce(sum(CASE WHEN "Target" = ? THEN "Cents" WHEN "Source" = ? THEN -"Cents" ELSE 0 END), 0)
           FROM "Ledger" WHERE "Source" <> "Target" """
for account in ["available", "reserved", "committed", "spent", "lost", "stock", "printed"]:
    print(account, db.execute(moved, [account, account]).fetchone()[0])
for name, query in [
    ("balance", 'SELECT sum("Cents") FROM "Available money, in parts"'),
    ("allocated", """SELECT sum("Amount cents") FROM "Allocations" WHERE "Status" IN ('allocated', 'distributed')"""),
    ("paid", 'SELECT sum("Spent cents") FROM "Money of requests"'),
]:
    print(name, db.execute(query).fetchone()[0] or 0)`;

export function readmeOf(tables: readonly ListedTable[], startedAt: string): string {
  return `# Export of a SafeVoice installation

Begun at ${startedAt} by version ${productVersion()}. It holds personal data of people in need, and codes that are worth
money. Delete what you opened when you no longer need it.

| part | what it is |
| --- | --- |
| \`tables/*.ndjson\` | One file per table, one JSON object per row, in the order of its number. Exact values. |
| \`tables/*.csv\` | The same rows for a spreadsheet, in UTF-8. A text that a spreadsheet would calculate gets an apostrophe in front. |
| \`files/\` | Stored files, by the column "File" of the table "Files". |
| \`dictionary.csv\` | Every column: what it says, its type, its values, what it refers to, and if it was opened or left out. |
| \`manifest.json\` | The tables with their rows and columns, and every part with its size and SHA-256. |
| \`SHA256SUMS\` | \`sha256sum --check --quiet SHA256SUMS\` finds a part that was changed. |

- Money is in cents. Times are in UTC (\`+00:00\`). A list or an object is JSON.
- Sealed values, such as birth dates, letters and codes, are opened. A value that no key opened is empty;
  "unreadable" in the manifest counts them.
- Left out are passwords, links, keys and hashes of them: they open that installation, and nothing elsewhere.

## Which moment it shows

${momentsOf(tables)}

## Load it into SQLite

Python 3 is enough. Run this in the folder of this file. It makes \`safevoice.db\` with every table.

\`\`\`python
${loader}
\`\`\`

## Compare the sums

This adds up the ledger, in cents. "available" must be "balance", and "spent" must be "paid". "allocated" is what the
allocations in force come to.

\`\`\`python
${sums}
\`\`\`
`;
}

function momentsOf(tables: readonly ListedTable[]): string {
  const moments = [...new Set(tables.map(({ moment }) => moment))];
  if (moments.length === 1) return `All tables show one moment: ${moments[0]}.`;
  const lines = moments.map((moment) => {
    const names = tables.filter((table) => table.moment === moment).map(({ table }) => table.name);
    return `- ${moment}: ${names.join(", ")}`;
  });
  return `The export was interrupted and continued, so its tables show ${moments.length} moments. The tables of the
money, such as "Ledger", "Allocations" and "Requests", always show the same one. A row can refer to a later row of
another table.

${lines.join("\n")}`;
}
