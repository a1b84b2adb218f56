import type { Kernel } from "../../../graph/core/context.ts";
import { text } from "../../../graph/core/database/columns.ts";
import { classAt, classOfElement, columnsOf, describe, models } from "../../../graph/core/personal/read.ts";
import { sealedColumns } from "../../../graph/platform/system/key-rotation/sealed-columns.ts";

type Lab = Pick<Kernel, "sql" | "keys">;

/** A value at a path of stored JSON: a key of an object, or what a list holds. */
export interface Leaf {
  path: string[];
  value: string | number | boolean;
}

/** Lists are passed through; null says nothing. */
export function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (typeof value !== "object") return [{ path, value: value as Leaf["value"] }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Keys of stored and sealed JSON, and elements of lists, that the inventory does not expect. */
export async function unexpectedIn(lab: Lab): Promise<string[]> {
  const found = new Set<string>();
  for (const model of models)
    for (const column of columnsOf(model)) {
      const { keys, elements } = describe(model, column)!;
      if (!keys && !elements) continue;
      for (const value of await valuesOf(lab, model, column))
        for (const { path, value: leaf } of leavesOf(value)) {
          const of = keys ? classAt(keys, path) : classOfElement(elements!, String(leaf));
          if (of === undefined) found.add(`${model}.${column}: ${keys ? path.join(".") : String(leaf)}`);
        }
    }
  return [...found].toSorted();
}

/** The values of a column in all rows, opened if they are sealed. */
export async function valuesOf({ sql, keys }: Lab, table: string, column: string): Promise<unknown[]> {
  const sealed = sealedColumns.find((one) => one.table === table && one.column === column);
  const statement = {
    name: "",
    row: { key: text, value: text },
    text: `SELECT "${sealed?.key ?? column}"::text AS "key", ${sealed ? `"${column}"` : `to_jsonb("${column}")::text`} AS "value"
      FROM "${table}" WHERE "${column}" IS NOT NULL`,
  };
  const rows = await sql<{ key: string; value: string }>(statement, []);
  return rows.map(({ key, value }) => {
    const opened = sealed ? keys.open(value, sealed.place(key)) : value;
    return sealed && !describe(table as never, column)?.keys ? opened : (JSON.parse(opened) as unknown);
  });
}
