import { expect } from "vitest";
import type { Database } from "../../graph/adapters/database/open.ts";
import {
  addDispatch,
  addHeldFund,
  addRequest,
  allocate,
  deposit,
  expectLedgerToAddUp,
  moveMoney,
  redeem,
  undo,
} from "../harness/ledger.ts";

interface Dispatch {
  id: number;
  cents: number;
  /** What the fund still holds for it, if an undo took less back. */
  held: number;
  /** `lost`: voided, and its prepaid code was burnt. */
  state: "open" | "done" | "used" | "void" | "lost" | "expired";
  /** What it was redeemed for. */
  actual: number;
}

/** A request as a plain bookkeeper keeps it: event by event. */
interface Book {
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

interface FundBook {
  id: number;
  available: number;
  isFrozen: boolean;
}

/** mulberry32: the same events for the same seed, on both databases. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(next() * from.length)];
  return { next, upTo, pick };
}

/** A burnt prepaid code's money stays taken from the allocation. */
const given = ({ dispatches }: Book) => dispatches.filter(({ state }) => state !== "void");
const live = ({ dispatches }: Book) => dispatches.filter(({ state }) => state !== "void" && state !== "lost");
const sum = (list: readonly Dispatch[]) => list.reduce((total, { cents }) => total + cents, 0);
const isMoney = { code: "SV004" };

/** Random events against the database and against plain bookkeeping, which must agree. */
export async function runModel(database: Database, events: number, seed: number): Promise<void> {
  const { pool } = database;
  const sql = (text: string, values: unknown[]) => pool.query(text, values);
  const { next, upTo, pick } = chance(seed);
  await sql(`UPDATE "Fund" SET "closedAt" = now()`, []);
  const funds: FundBook[] = [];
  for (const priority of [1, 2])
    funds.push({
      id: await addHeldFund(database, { cents: 40_000, priority, key: `model ${seed} ${priority}` }),
      available: 40_000,
      isFrozen: false,
    });
  const books: Book[] = [];
  let refused = 0;

  /** The cents that a fund gives, or undefined if none can. */
  const take = (book: Book, cents: number): FundBook | undefined => {
    const known = book.reserved + book.committed + book.spent + book.lost > 0;
    const asked = known ? funds.filter(({ id }) => id === book.fund) : funds;
    const fund = asked.find(({ isFrozen, available }) => !isFrozen && available >= cents);
    if (fund) {
      fund.available -= cents;
      book.fund = fund.id;
    }
    return fund;
  };
  const giveBack = (book: Book, cents: number) => {
    funds.find(({ id }) => id === book.fund)!.available += cents;
  };
  const mayFail = async (fund: FundBook | undefined, write: () => Promise<unknown>) => {
    if (fund) await write();
    else {
      refused += 1;
      await expect(write()).rejects.toMatchObject(isMoney);
    }
  };

  const acts: Record<string, () => Promise<unknown>> = {
    async file() {
      const id = await addRequest(database);
      books.push({
        ...{ id, status: "pending", fund: 0, reserved: 0, committed: 0, spent: 0, lost: 0 },
        ...{ allocated: 0, dispatches: [] },
      });
    },
    async approve() {
      const book = pick(books.filter(({ status }) => status === "pending"));
      if (!book) return;
      const cents = upTo(9_000);
      const fund = take(book, cents);
      await mayFail(fund, () => allocate(database, book.id, cents));
      if (!fund) return;
      await sql(`UPDATE "EmergencyRequest" SET "status" = 'approved' WHERE "id" = $1`, [book.id]);
      Object.assign(book, { status: "approved", fund: fund.id, reserved: cents, allocated: cents });
    },
    async deny() {
      const book = pick(books.filter(({ status }) => status === "pending"));
      if (!book) return;
      await sql(`UPDATE "EmergencyRequest" SET "status" = 'denied' WHERE "id" = $1`, [book.id]);
      book.status = "denied";
    },
    async dispatch() {
      const book = pick(books.filter(({ status }) => status === "approved" || status === "dispatched"));
      if (!book) return;
      const cents = upTo(4_000);
      const over = Math.max(cents - book.reserved, 0);
      const fund = over > 0 ? take(book, over) : funds[0];
      let id = 0;
      await mayFail(fund, async () => {
        id = await addDispatch(database, book.id, { cents, reason: over > 0 ? "More" : null });
      });
      if (!fund) return;
      await sql(`UPDATE "EmergencyRequest" SET "status" = 'dispatched' WHERE "id" = $1`, [book.id]);
      book.status = "dispatched";
      book.reserved += over - cents;
      book.committed += cents;
      book.dispatches.push({ id, cents, held: cents, state: "open", actual: 0 });
    },
    async void() {
      const book = pick(books.filter(({ status }) => status === "dispatched"));
      const one = book && pick(book.dispatches.filter(({ state }) => state === "open"));
      if (!book || !one || live(book).length === 1) return;
      const isLost = next() < 0.2 && one.held === one.cents;
      const before = { state: one.state, committed: book.committed };
      one.state = isLost ? "lost" : "void";
      book.committed -= one.held;
      const room = Math.max(book.allocated - sum(given(book)), 0) - book.reserved;
      // An undo may have left less for it than its place in the allocation needs now.
      const missing = isLost ? 0 : Math.max(room - one.held, 0);
      const fund = missing > 0 ? take(book, missing) : funds[0];
      await mayFail(fund, () =>
        sql(`UPDATE "HelpDispatch" SET "voidedAt" = now(), "lostCents" = $2 WHERE "id" = $1`, [
          ...[one.id, isLost ? one.cents : 0],
        ]),
      );
      if (!fund) return Object.assign(one, { state: before.state }) && Object.assign(book, before);
      if (isLost) return (book.lost += one.cents);
      const back = Math.min(one.held + missing, room);
      book.reserved += back;
      return giveBack(book, one.held + missing - back);
    },
    async redeem() {
      const book = pick(books.filter(({ status }) => status === "dispatched" || status === "completed"));
      const one = book && pick(book.dispatches.filter(({ state }) => state === "open" || state === "done"));
      if (!book || !one) return;
      const cents = Math.min(upTo(one.cents), one.held);
      await redeem(database, one.id, cents);
      const isSpent = one.state === "done" || book.status === "completed";
      one.actual = cents;
      one.state = "used";
      if (isSpent) book.spent -= one.held;
      else book.committed -= one.held;
      book.spent += cents;
      giveBack(book, one.held - cents);
    },
    async undo() {
      const book = pick(books.filter(({ status }) => status === "dispatched" || status === "completed"));
      const one = book && pick(book.dispatches.filter(({ state }) => state === "used"));
      if (!book || !one) return;
      const missing = one.held - one.actual;
      const fund = missing > 0 ? take(book, missing) : funds[0];
      await mayFail(fund, () => undo(database, one.id));
      if (!fund) {
        // The product undoes it for what the fund still holds.
        await undo(database, one.id, one.actual);
        one.held = one.actual;
      }
      book.spent -= one.actual;
      if (book.status === "completed") book.spent += one.held;
      else book.committed += one.held;
      Object.assign(one, { state: "open", actual: 0 });
    },
    async expire() {
      const book = pick(books.filter(({ status }) => status === "dispatched"));
      const one = book && pick(book.dispatches.filter(({ state }) => state === "open"));
      if (!book || !one) return;
      await sql(`UPDATE "HelpDispatch" SET "expiredAt" = now() WHERE "id" = $1`, [one.id]);
      one.state = "expired";
      book.committed -= one.held;
      giveBack(book, one.held);
    },
    async receive() {
      const book = pick(books.filter(({ status }) => status === "dispatched"));
      const one = book && pick(book.dispatches.filter(({ state }) => state === "open"));
      if (!book || !one) return;
      await sql(`UPDATE "HelpDispatch" SET "completedAt" = now() WHERE "id" = $1`, [one.id]);
      one.state = "done";
      book.committed -= one.held;
      book.spent += one.held;
    },
    async complete() {
      const book = pick(books.filter(({ status }) => status === "approved" || status === "dispatched"));
      if (!book) return;
      const isCash = next() < 0.5;
      if (isCash)
        await sql(
          `WITH moved AS (UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1)
           UPDATE "FundAllocation" SET "status" = 'distributed' WHERE "requestId" = $1 AND "status" = 'allocated'`,
          [book.id],
        );
      else await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [book.id]);
      book.spent += book.committed + (isCash ? book.reserved : 0);
      if (!isCash) giveBack(book, book.reserved);
      Object.assign(book, { status: "completed", committed: 0, reserved: 0 });
    },
    async stepBack() {
      const book = pick(books.filter(({ status }) => status === "approved"));
      if (!book || book.dispatches.length > 0) return;
      await sql(
        `DO $$ BEGIN PERFORM set_config('safevoice.step_back', 'on', true);
           UPDATE "EmergencyRequest" SET "status" = 'pending' WHERE "id" = ${book.id};
           UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = ${book.id}; END $$`,
        [],
      );
      giveBack(book, book.reserved);
      Object.assign(book, { status: "pending", reserved: 0, allocated: 0 });
    },
    async deposit() {
      const fund = pick(funds)!;
      const cents = upTo(12_000);
      await deposit(database, fund.id, cents);
      fund.available += cents;
    },
    async move() {
      const [from, to] = next() < 0.5 ? [funds[0]!, funds[1]!] : [funds[1]!, funds[0]!];
      const cents = upTo(8_000);
      const isMoved = await moveMoney(database, { from: from.id, to: to.id, cents });
      expect(isMoved).toBe(!from.isFrozen && from.available >= cents);
      if (!isMoved) return;
      from.available -= cents;
      to.available += cents;
    },
    async freeze() {
      const fund = pick(funds)!;
      fund.isFrozen = !fund.isFrozen && next() < 0.3;
      await sql(`UPDATE "Fund" SET "frozenAt" = $2::timestamptz, "frozenReason" = $3 WHERE "id" = $1`, [
        ...[fund.id, fund.isFrozen ? new Date() : null, fund.isFrozen ? "Audit" : null],
      ]);
    },
  };

  const names = Object.keys(acts);
  const often = ["approve", "dispatch", "file", "dispatch", "void", "redeem", "undo", "receive"];
  for (let n = 0; n < events; n++) {
    await acts[pick([...names, ...often])!]!();
    if (n % 500 === 499) await compare();
  }
  await compare();
  expect(refused).toBeGreaterThan(events / 200);

  async function compare() {
    await expectLedgerToAddUp(database);
    const { rows } = await sql(
      `SELECT "requestId" AS id, "reservedCents"::int AS reserved, "committedCents"::int AS committed, "spentCents"::int AS spent,
         "lostCents"::int AS lost, CASE WHEN "reservedCents" + "committedCents" + "spentCents" + "lostCents" > 0 THEN "fundId" END AS fund
       FROM "RequestMoney" WHERE "requestId" = ANY($1) ORDER BY 1`,
      [books.map(({ id }) => id)],
    );
    expect(rows.filter(({ fund }) => fund)).toEqual(
      books
        .filter(({ reserved, committed, spent, lost }) => reserved + committed + spent + lost > 0)
        .map(({ id, reserved, committed, spent, lost, fund }) => ({
          id,
          reserved,
          committed,
          spent,
          lost,
          fund,
        })),
    );
    const balances = await sql(
      `SELECT "fundId" AS id, sum("cents")::int AS available FROM "FundShard" WHERE "fundId" = ANY($1) GROUP BY 1 ORDER BY 1`,
      [funds.map(({ id }) => id)],
    );
    expect(balances.rows).toEqual(funds.map(({ id, available }) => ({ id, available })));
  }
}
