import type { Prisma } from "../../../prisma/client/client.ts";
import type { RecordClass } from "../../../prisma/client/enums.ts";
import type { PersonalClass, Subject } from "./classes.ts";

type Payloads = Prisma.TypeMap["model"];
export type Model = keyof Payloads & Prisma.ModelName;
type Scalars<M extends Model> = Payloads[M]["payload"]["scalars"];
export type Column<M extends Model> = keyof Scalars<M> & string;

/** Texts, JSON, bytes and lists can hold anything; an enum, a number or a time cannot. */
type HoldsWords<Value> = string extends Value
  ? true
  : NonNullable<Value> extends readonly unknown[] | Uint8Array
    ? true
    : false;
type WordColumn<M extends Model> = {
  [C in Column<M>]: HoldsWords<NonNullable<Scalars<M>[C]>> extends true ? C : never;
}[Column<M>];

/** What a strip does with a column; without it, its class decides. */
export type ColumnStrip = "keep" | "null" | "empty" | "delete file";
type StripFor<Value> = Exclude<ColumnStrip, null extends Value ? "empty" : "null">;

/**
 * The keys of stored JSON, also of sealed JSON, with dots between levels. The first that fits
 * counts, for what is below it too. Lists are passed through, and `*` is any key.
 */
export type JsonKeys = Readonly<Record<string, PersonalClass>>;

export interface Exceptions<Strip extends ColumnStrip = ColumnStrip> {
  strip?: Strip;
  /** The record class of this column alone, if it may be destroyed before its row. */
  record?: RecordClass;
  keys?: JsonKeys;
  /** A list's elements by what they start with; an element of another start is not expected. */
  elements?: JsonKeys;
}

/** The class alone if the column's name says in an export what it is. */
export type ColumnEntry<Strip extends ColumnStrip = ColumnStrip> =
  | PersonalClass
  | readonly [of: PersonalClass, label: string, exceptions?: Exceptions<Strip>];

type Entries<M extends Model> = {
  [C in WordColumn<M>]: ColumnEntry<StripFor<Scalars<M>[C]>>;
} & { [C in Exclude<Column<M>, WordColumn<M>>]?: ColumnEntry<StripFor<Scalars<M>[C]>> };

type Objects<M extends Model> = Payloads[M]["payload"]["objects"];
type ScalarsOf<Relation> = NonNullable<Relation> extends { scalars: infer S } ? keyof S & string : never;

/** A column of the model, or of one that it refers to: `pass.requestId`. */
export type Path<M extends Model> =
  | Column<M>
  | { [R in keyof Objects<M> & string]: `${R}.${ScalarsOf<Objects<M>[R]>}` }[keyof Objects<M> & string]
  | { column: Column<M>; where: { [C in Column<M>]?: string } };

export interface Table<M extends Model> {
  /** In an export. */
  label: string;
  /** The column with the subject's number or address; several if any makes the row theirs. */
  of?: { readonly [S in Subject]?: Path<M> | readonly Path<M>[] };
  /** A strip of the subject removes the row, and with it every column. */
  rows?: "delete";
  /** The rows that the person in need got or wrote. The others name their own reader. */
  own?: { readonly [C in Column<M>]?: string };
  /** By which schedule its rows are destroyed. Rows of a request or case are `cases` by default. */
  record?: RecordClass | { column: Column<M>; values: Readonly<Record<string, RecordClass>> };
  /** Its rows are copies of rows of these classes too, and go with the first that is destroyed. */
  copies?: readonly RecordClass[];
  /** Presence or an open browser: no record, so a hold does not keep it. */
  isPassing?: true;
  columns: Entries<M>;
}

/** One entry per model: a missing model or column does not compile, nor does a wrong name. */
export type Inventory = { readonly [M in Model]: Table<M> };
