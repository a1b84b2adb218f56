import type { RecordClass } from "../../../prisma/client/enums.ts";
import type { Subject } from "./classes.ts";
import { columnsOf, describe, models, tableOf } from "./read.ts";
import { fieldOf } from "./rows.sql.ts";
import { stripOf } from "./strip.ts";
import type { Model } from "./types.ts";

/** What the strip of one record class does with a table. */
export interface Stripping {
  model: Model;
  record: RecordClass;
  /** Only rows with this value: documents and recordings are in one table. */
  where?: { column: string; value: string };
  /** Rows are deleted; otherwise `columns` are emptied. */
  isDeleted: boolean;
  hasFile: boolean;
  columns: readonly { name: string; empty: string; isRequired: boolean }[];
}

/** Whose record a strip goes through, case by case. */
export const stripSubjects = ["request", "case", "citizen"] as const satisfies readonly Subject[];

/** What each record class destroys, from the inventory alone. */
export const strippings: readonly Stripping[] = models.flatMap(strippingsOf);

/** Rows that go with a class because they are copies of what it destroys. */
export const copies: readonly Stripping[] = strippings.flatMap((one) =>
  (tableOf(one.model).copies ?? []).map((record) => ({ ...one, record })),
);

/** The tables whose rows a strip empties or deletes, and which a hold therefore keeps. */
export const guardedModels: readonly Model[] = models.filter(
  (model) =>
    !tableOf(model).isPassing && strippings.some((one) => one.model === model && one.columns.length > 0),
);

function strippingsOf(model: Model): Stripping[] {
  const { of, rows, record } = tableOf(model);
  const own = record ?? (stripSubjects.some((subject) => of?.[subject]) ? "cases" : undefined);
  if (!own) return [];
  const cleared = columnsOf(model).filter((column) => stripOf(model, column) !== "keep");
  if (cleared.length === 0 && rows !== "delete") return [];
  const shape = (of: RecordClass, columns: readonly string[], isDeleted = rows === "delete") => ({
    ...{ model, record: of, isDeleted },
    hasFile: columns.some((column) => stripOf(model, column) === "delete file"),
    columns: columns.map((name) => ({ name, ...emptyOf(model, name) })),
  });
  const apart = cleared.flatMap((column) => {
    const of = describe(model, column)?.record;
    return of ? [{ column, of }] : [];
  });
  return [
    ...apart.map(({ column, of }) => shape(of, [column], false)),
    ...(typeof own === "string"
      ? [
          shape(
            own,
            rows === "delete"
              ? cleared
              : cleared.filter((column) => apart.every((one) => one.column !== column)),
          ),
        ]
      : Object.entries(own.values).map(([value, of]) => ({
          ...shape(of, cleared),
          where: { column: own.column, value },
        }))),
  ];
}

function emptyOf(model: Model, column: string) {
  const { isRequired, isList, type } = fieldOf(model, column);
  if (isList) return { empty: "'{}'", isRequired: true };
  if (!isRequired) return { empty: "NULL", isRequired };
  return { empty: type === "Json" ? "'{}'" : "''", isRequired };
}
