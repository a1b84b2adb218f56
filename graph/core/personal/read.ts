import type { RecordClass } from "../../../prisma/client/enums.ts";
import { stripped, type PersonalClass, type Subject } from "./classes.ts";
import { inventory } from "./inventory.ts";
import type { ColumnEntry, ColumnStrip, Exceptions, JsonKeys, Model, Path, Table } from "./types.ts";

export interface Described {
  of: PersonalClass;
  /** In an export. */
  label: string;
  /** Whether a strip keeps the value, or removes the value or the file. */
  strip: "keep" | "clear" | "delete file";
  record?: RecordClass;
  keys?: JsonKeys;
  elements?: JsonKeys;
}

export const models = Object.keys(inventory) as Model[];

/** A model's table, for code that goes through all of them. */
export const tableOf = (model: Model): AnyTable => inventory[model];

interface AnyTable extends Pick<Table<Model>, "label" | "rows" | "isPassing" | "copies"> {
  own?: Readonly<Record<string, string>>;
  record?: RecordClass | { column: string; values: Readonly<Record<string, RecordClass>> };
  of?: { readonly [S in Subject]?: AnyPath | readonly AnyPath[] };
  columns: Readonly<Record<string, ColumnEntry>>;
}
export type AnyPath = string | Exclude<Path<"AuditEntry">, string>;

/** The classified columns of a model: at least those that can hold words. */
export const columnsOf = (model: Model): string[] => Object.keys(tableOf(model).columns);

/** A column's entry with what its class and its name imply; undefined if it has none. */
export function describe(model: Model, column: string): Described | undefined {
  const { columns } = tableOf(model);
  const entry = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (entry === undefined) return undefined;
  const [of, label, exceptions = {}]: readonly [PersonalClass, string?, Exceptions?] =
    typeof entry === "string" ? [entry] : entry;
  const { strip, ...nested } = exceptions;
  return { of, label: label ?? wordsOf(column), strip: impliedStrip(of, strip), ...nested };
}

/** What an export calls a column, also one without a class: a number, a time, an enum. */
export const labelOf = (model: Model, column: string): string =>
  describe(model, column)?.label ?? wordsOf(column);

const impliedStrip = (of: PersonalClass, strip: ColumnStrip | undefined): Described["strip"] => {
  if (strip === "keep" || strip === "delete file") return strip;
  return strip || stripped.has(of) ? "clear" : "keep";
};

/** `supportHours`: Support hours. */
const wordsOf = (column: string) => {
  const words = column.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_all, end, start) => `${end} ${start.toLowerCase()}`,
  );
  const said = words.replaceAll(/\b(?:ai|id|ip)\b/gi, (short) => short.toUpperCase());
  return `${said[0]?.toUpperCase()}${said.slice(1)}`;
};

type Columns<M extends Model> = (typeof inventory)[M]["columns"];
type ColumnIn<M extends Model, C extends PersonalClass> = {
  [K in keyof Columns<M>]: Columns<M>[K] extends C | readonly [C, ...unknown[]] ? K : never;
}[keyof Columns<M>];

/** The columns of a model whose class is one of these. */
export const columnsIn = <M extends Model, C extends PersonalClass>(model: M, of: readonly C[]) =>
  columnsOf(model).filter((column) => {
    const found = describe(model, column)?.of;
    return of.some((one) => one === found);
  }) as (ColumnIn<M, C> & string)[];

/** The class of what is at a path of stored JSON; undefined if it is not expected there. */
export function classAt(keys: JsonKeys, path: readonly string[]): PersonalClass | undefined {
  const fits = (pattern: string) => {
    const parts = pattern.split(".");
    return parts.length <= path.length && parts.every((part, at) => part === "*" || part === path[at]);
  };
  return Object.entries(keys).find(([pattern]) => fits(pattern))?.[1];
}

/** The class of a list's element; undefined if it is not expected there. */
export const classOfElement = (elements: JsonKeys, element: string): PersonalClass | undefined =>
  Object.entries(elements).find(([start]) => element.startsWith(start))?.[1];

/** Who the person in need is, how they are reached, and whom they named. */
export const personNames = ["victimIdentity", "contact", "otherPerson"] as const;
/** The same with the officer, the supervisor and the case. */
export const allNames = [...personNames, "officer", "supervisor", "reference"] as const;

/** A row's readable values of these classes, such as names that `redact` removes. */
export const valuesIn = (
  model: Model,
  row: object | null | undefined,
  of: readonly PersonalClass[],
): string[] =>
  columnsIn(model, of).flatMap((column) => {
    const value = (row as Record<string, unknown> | null | undefined)?.[column as string];
    return typeof value === "string" && !(column as string).endsWith("Sealed") ? [value] : [];
  });
