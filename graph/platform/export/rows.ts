import { csvLine, csvStart } from "../../core/tables/csv.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { sealedPlaceOf } from "../system/key-rotation/sealed-columns.ts";
import { readPage, type Client } from "./tables.sql.ts";
import type { ExportTable } from "./tables.ts";

/** Rows of one page: some megabytes, if each has a whole letter. */
const pageRows = 250;

export type ExportRow = Record<string, unknown>;

export interface Opened {
  rows: ExportRow[];
  /** Sealed texts that no known key opens. They are null in the export. */
  unreadable: number;
}

/** The rows of a table under their headings, a page at a time, with what was sealed opened. */
export async function* readRows(client: Client, table: ExportTable, keys: Keys): AsyncGenerator<Opened> {
  const { model, columns, key } = table;
  const taken = columns.filter(({ how }) => how !== "left out");
  const names = [...new Set([...taken, ...key].map(({ column }) => column))];
  let after: string[] | null = null;
  for (;;) {
    const texts = await readPage(client, { table: model, columns: names, key, after, most: pageRows });
    const page = texts.map((text) => JSON.parse(text) as ExportRow);
    let unreadable = 0;
    const open = (row: ExportRow, column: string) => {
      const value = row[column];
      if (typeof value !== "string" || !/^[12]\./.test(value)) return value;
      const place = sealedPlaceOf(model, column);
      try {
        return keys.open(value, place?.place(String(row[place.key])) ?? "");
      } catch {
        unreadable += 1;
        return null;
      }
    };
    const rows = page.map((row) =>
      Object.fromEntries(
        taken.map(({ column, heading, how }) => [
          heading,
          how === "opened" ? open(row, column) : row[column],
        ]),
      ),
    );
    yield { rows, unreadable };
    const last = page.at(-1);
    if (!last || page.length < pageRows) return;
    after = key.map(({ column }) => String(last[column]));
  }
}

export const ndjsonOf = (rows: readonly ExportRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** A list or an object is JSON in its cell. */
const cellOf = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : (value as string | number | boolean);

export const csvOf = (rows: readonly ExportRow[]): string =>
  rows.map((row) => csvLine(Object.values(row).map(cellOf))).join("");

export const headingsOf = ({ columns }: ExportTable): string[] =>
  columns.filter(({ how }) => how !== "left out").map(({ heading }) => heading);

/** The line of headings, after the mark that tells a spreadsheet that this is UTF-8. */
export const csvStartOf = (table: ExportTable): string =>
  `${csvStart({ TRAINING: false })}${csvLine(headingsOf(table))}`;
