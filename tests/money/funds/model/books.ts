import { expect } from "vitest";
import type { Database } from "../../../../graph/adapters/database/open.ts";
import { createSql } from "../../../../graph/core/database/statement.ts";
import { readBalances } from "../../../../graph/money/funds/balances.sql.ts";
import { expectLedgerToAddUp } from "../../../harness/ledger.ts";
import type { Chance } from "./chance.ts";

export interface Dispatch {
  id: number;
  cents: number;
  /** What the fund still holds for it, if an undo took less back. */
  held: number;
  /** `lost`: voided, and its prepaid code was burnt. */
  state: "open" | "done" | "used" | "void" | "lost" | "expired";
  /** The recipient said so. It can still be redeemed. */
  isReceived: boolean;
  /** What it was redeemed for. */
  actual: number;
  /** Its code, if a fund bought it. Undefined again when it is back in the pool. */
  code: Code | undefined;
}

/** A code that a fund bought, as long as it is free or taken. */
export interface Code {
  id: number;
  fund: number;
  cents: number;
}

/** A request as a plain bookkeeper keeps it: event by event. */
export interface Book {
  id: number;
  status: "pending" | "approved" | "dispatched" | "completed" | "denied";
  fund: number;
  reserved: number;
  committed: number;
  spent: number;
  lost: number;
  allocated: number;
  dispatches: Dispatch[];
}

export interface FundBook {
  id: number;
  available: number;
  /** Lost with codes that expired in the pool. */
  lost: number;
  isFrozen: boolean;
}

/** The plain bookkeeping beside a database. */
export interface Model {
  database: Database;
  chance: Chance;
  sql: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  vendorId: number;
  funds: FundBook[];
  books: Book[];
  /** Bought codes in the pool. */
  pool: Code[];
  /** How often a fund had no money. */
  refused: number;
}

/** One kind of event, on the database and in the books. */
export type Act = (model: Model) => Promise<unknown>;

/** A burnt prepaid code's money stays taken from the allocation. */
export const given = ({ dispatches }: Book) => dispatches.filter(({ state }) => state !== "void");
export const live = ({ dispatches }: Book) =>
  dispatches.filter(({ state }) => state !== "void" && state !== "lost");
export const sum = (list: readonly { cents: number }[]) =>
  list.reduce((total, { cents }) => total + cents, 0);
const all = ({ reserved, committed, spent, lost }: Book) => reserved + committed + spent + lost;

export const fundOf = ({ funds }: Model, { fund }: { fund: number }) => funds.find(({ id }) => id === fund)!;

/** The fund that gives these cents, or undefined if none can. */
export function take({ funds }: Model, book: Book, cents: number): FundBook | undefined {
  const asked = all(book) > 0 ? funds.filter(({ id }) => id === book.fund) : funds;
  const fund = asked.find(({ isFrozen, available }) => !isFrozen && available >= cents);
  if (fund) {
    fund.available -= cents;
    book.fund = fund.id;
  }
  return fund;
}

export const giveBack = (model: Model, book: Book, cents: number) => {
  fundOf(model, book).available += cents;
};

const isMoney = { code: "SV004" };

export async function mayFail(model: Model, isPaid: boolean, write: () => Promise<unknown>): Promise<void> {
  if (isPaid) await write();
  else {
    model.refused += 1;
    await expect(write()).rejects.toMatchObject(isMoney);
  }
}

/** The ledger adds up, and says what the books say. */
export async function compare(model: Model): Promise<void> {
  const { database, books, funds, pool } = model;
  await expectLedgerToAddUp(database);
  const { rows } = await model.sql(
    `SELECT "requestId" AS id, "fundId" AS fund, "reservedCents"::int AS reserved, "committedCents"::int AS committed, "spentCents"::int AS spent,
       "lostCents"::int AS lost, "stockCents"::int AS stock
     FROM "RequestMoney" WHERE "requestId" = ANY($1) AND "reservedCents" + "committedCents" + "spentCents" + "lostCents" > 0 ORDER BY 1`,
    [books.map(({ id }) => id)],
  );
  expect(rows).toEqual(
    books
      .filter((book) => all(book) > 0)
      .map(({ id, fund, reserved, committed, spent, lost, dispatches }) => {
        const stock = sum(dispatches.flatMap(({ code }) => code ?? []));
        return { id, fund, reserved, committed, spent, lost, stock };
      }),
  );
  const balances = await readBalances(createSql(database.pool, database.embedded), {
    now: new Date(),
    since: new Date(0),
  });
  const ids = funds.map(({ id }) => id);
  expect(
    balances
      .filter(({ fundId }) => ids.includes(fundId))
      .map(({ fundId, availableCents, lostCents, stockCents }) => ({
        ...{ fundId, availableCents, lostCents, stockCents },
      })),
  ).toEqual(
    funds.map(({ id, available, lost }) => ({
      fundId: id,
      availableCents: available,
      lostCents: lost + books.filter(({ fund }) => fund === id).reduce((total, one) => total + one.lost, 0),
      stockCents: sum(pool.filter(({ fund }) => fund === id)),
    })),
  );
}
