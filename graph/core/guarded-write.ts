import type { Prisma } from "../../prisma/client/client.ts";
import { record, type AuditEvent } from "./audit/record.ts";
import type { Context } from "./context.ts";
import { Refusal } from "./errors.ts";
import type { AnySentence } from "../../shared/core/i18n/phrases.ts";

type Tx = Prisma.TransactionClient;
type Models = Prisma.TypeMap["model"];
type Model = keyof Models;
type Row<M extends Model> = Models[M]["payload"]["scalars"];
type Where<M extends Model> = NonNullable<Models[M]["operations"]["updateMany"]["args"]["where"]>;
type Data<M extends Model> = Models[M]["operations"]["updateMany"]["args"]["data"];
type Selection<M extends Model> = Omit<Models[M]["operations"]["findFirstOrThrow"]["args"], "where">;
/** The tables whose rows have a number. */
type Numbered = { [M in Model]: Row<M> extends { id: number } ? M : never }[Model];

export interface Change<M extends Model> {
  before: Row<M>;
  after: Row<M>;
  isChanged: boolean;
}

/**
 * The version that the writer saw; null if there was no row. GraphQL requires it where a person
 * edits a form. REST may leave it out: undefined replaces the current row.
 */
export type ExpectedVersion = number | null | undefined;

/** A row as the writer saw it: its number, and the version that was shown. */
export interface ExpectedRow {
  id: number;
  version: number;
}

/** Refuses a version that is not the current one. The caller holds a lock on the row. */
export function demandShown(shown: ExpectedVersion, current: number | null, conflict: AnySentence) {
  if (shown !== undefined && shown !== current) throw new Refusal("CONFLICT", conflict);
}

export interface Guard<M extends Model> {
  where: Where<M>;
  /** "by-state": the row's state is its version, and `from` decides. */
  version: ExpectedVersion | "by-state";
  /** The states in which the row may be changed. */
  from?: Where<M>;
  /** Refuses by throwing, before the version is compared. */
  allow?: (before: Row<M>) => void;
  /** The new values, without the version. Null if they are the current ones: nothing is written. */
  data: Data<M> | ((before: Row<M>, tx: Tx) => Data<M> | null | Promise<Data<M> | null>);
  missing: AnySentence;
  /** Describes the current row, or names the person who was first. */
  conflict: AnySentence | ((current: Row<M>, tx: Tx) => AnySentence | Promise<AnySentence>);
}

/**
 * Changes one row if it is still as the writer saw it. If two writers race, the first wins and the
 * second gets CONFLICT: version and state are part of the UPDATE's condition.
 */
export async function changeShown<M extends Model>(
  tx: Tx,
  model: M,
  { where, version, from = {}, allow, data, missing, conflict }: Guard<M>,
): Promise<Change<M>> {
  const table = tableOf(tx, model);
  const before = await table.findFirst({ where });
  if (!before) throw new Refusal("NOT_FOUND", missing);
  const refusal = async () => {
    const current = await table.findFirst({ where });
    if (!current) return new Refusal("NOT_FOUND", missing);
    return new Refusal("CONFLICT", typeof conflict === "function" ? await conflict(current, tx) : conflict);
  };
  allow?.(before);
  const isVersioned = version !== "by-state";
  if (isVersioned && version !== undefined && version !== before.version) throw await refusal();
  const values = typeof data === "function" ? await data(before, tx) : data;
  if (!values) return { before, after: before, isChanged: false };
  const [after] = await table.updateManyAndReturn({
    where: { AND: [where, from, isVersioned ? { version: before.version } : {}] },
    data: { ...values, ...(isVersioned && { version: { increment: 1 } }) },
  });
  if (!after) throw await refusal();
  return { before, after, isChanged: true };
}

export interface GuardedWrite<M extends Model> extends Guard<M> {
  /** Runs before the row is read: takes a lock. */
  lock?: (tx: Tx) => Promise<unknown>;
  audit: (change: Change<M>) => AuditEvent;
  /** Writes what belongs to the change, in the same transaction. */
  within?: (tx: Tx, change: Change<M>) => Promise<unknown>;
  /** Runs after the commit, if something was written. */
  announce?: (change: Change<M>) => unknown;
  /** What the answer selects. */
  query?: Selection<M>;
}

/** A change with its audit entry in one transaction. It is announced after the commit. */
export async function guardedWrite<M extends Numbered>(
  context: Context,
  model: M,
  { lock, audit, within, announce, query, ...guard }: GuardedWrite<M>,
): Promise<Row<M>> {
  const { change, answer } = await context.db.$transaction(async (tx) => {
    await lock?.(tx);
    const change = await changeShown(tx, model, guard);
    if (change.isChanged) {
      await record(tx, context, audit(change));
      await within?.(tx, change);
    }
    const table = tableOf(tx, model);
    const { id } = change.after;
    return { change, answer: await table.findFirstOrThrow({ ...query, where: { id } }) };
  });
  if (change.isChanged) await announce?.(change);
  return answer;
}

interface Table<R> {
  findFirst: (args: { where: object }) => Promise<R | null>;
  findFirstOrThrow: (args: { where: object }) => Promise<R>;
  updateManyAndReturn: (args: { where: object; data: object }) => Promise<R[]>;
}

/**
 * The one cast: TypeScript cannot follow from the model's name to its methods. Their arguments are
 * typed by `Guard`, their rows by Prisma's own map of models.
 */
const tableOf = <M extends Model>(tx: Tx, model: M) =>
  tx[(model.charAt(0).toLowerCase() + model.slice(1)) as Uncapitalize<M>] as unknown as Table<
    Row<M> & { version?: number }
  >;
