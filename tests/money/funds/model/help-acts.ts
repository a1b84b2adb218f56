import { addDispatch, redeem, returnCode, undo } from "../../../harness/ledger.ts";
import {
  given,
  giveBack,
  live,
  mayFail,
  sum,
  take,
  type Act,
  type Book,
  type Dispatch,
  type Model,
} from "./books.ts";

type Picked = { book: Book; one: Dispatch };

/** A dispatch in one of these states, of a request in one of those. */
function pickHelp(
  { books, chance }: Model,
  statuses: readonly Book["status"][],
  states: readonly Dispatch["state"][],
): Picked | undefined {
  const book = chance.pick(books.filter(({ status }) => statuses.includes(status)));
  const one = book && chance.pick(book.dispatches.filter(({ state }) => states.includes(state)));
  return one && { book, one };
}

/** The code is intact: it goes back to the pool, with its money. */
async function toPool({ database, pool }: Model, book: Book, one: Dispatch) {
  const { code } = one;
  if (!code) return;
  await returnCode(database, code.id);
  pool.push(code);
  book.committed -= code.cents;
  one.code = undefined;
}

/** Another person than its dispatcher says that it was used. */
export async function settle({ sql }: Model, book: Book, one: Dispatch) {
  if (one.state !== "open") return;
  await sql(
    `UPDATE "HelpDispatch" SET "completedAt" = now(), "settledAt" = now(), "settledBy" = 'the recipient', "settledByKeys" = '{recipient}' WHERE "id" = $1`,
    [one.id],
  );
  Object.assign(one, { state: "done", isReceived: true });
  book.committed -= one.held;
  book.spent += one.held;
}

/** What happens to dispatched help. */
export const helpActs: Record<string, Act> = {
  async dispatch(model) {
    const { database, books, chance, sql } = model;
    const book = chance.pick(books.filter(({ status }) => status === "approved" || status === "dispatched"));
    if (!book) return;
    const cents = chance.upTo(4_000);
    const over = Math.max(cents - book.reserved, 0);
    const isPaid = over === 0 || take(model, book, over) !== undefined;
    let id = 0;
    await mayFail(model, isPaid, async () => {
      id = await addDispatch(database, book.id, { cents, reason: over > 0 ? "More" : null });
    });
    if (!isPaid) return;
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'dispatched' WHERE "id" = $1`, [book.id]);
    book.status = "dispatched";
    book.reserved += over - cents;
    book.committed += cents;
    book.dispatches.push({
      id,
      cents,
      held: cents,
      state: "open",
      isReceived: false,
      actual: 0,
      code: undefined,
    });
  },
  /** The code brings its own money, so what was reserved for it is available again. */
  async dispatchBought(model) {
    const { database, books, chance, pool, sql } = model;
    const book = chance.pick(
      books.filter(({ status, reserved, committed, spent, lost }) => {
        const isOpen = status === "approved" || status === "dispatched";
        return isOpen && reserved + committed + spent + lost > 0;
      }),
    );
    const code = book && chance.pick(pool.filter(({ fund }) => fund === book.fund));
    if (!book || !code) return;
    const { cents } = code;
    const reason = cents > book.reserved ? "More" : null;
    const id = await addDispatch(database, book.id, { cents, reason, codeId: code.id });
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'dispatched' WHERE "id" = $1`, [book.id]);
    pool.splice(pool.indexOf(code), 1);
    const freed = Math.min(book.reserved, cents);
    book.status = "dispatched";
    book.reserved -= freed;
    giveBack(model, book, freed);
    book.committed += cents;
    book.dispatches.push({ id, cents, held: cents, state: "open", isReceived: false, actual: 0, code });
  },
  async void(model) {
    const { chance, database } = model;
    const picked = pickHelp(model, ["dispatched"], ["open"]);
    if (!picked || live(picked.book).length === 1) return;
    const { book, one } = picked;
    const { code } = one;
    const isLost = chance.next() < 0.2 && one.held === one.cents;
    const before = { state: one.state, committed: book.committed };
    one.state = isLost ? "lost" : "void";
    book.committed -= one.held;
    const room = Math.max(book.allocated - sum(given(book)), 0) - book.reserved;
    // A bought code takes its money along. An undo may have left less than is needed now.
    const brought = code ? 0 : one.held;
    const missing = isLost ? 0 : Math.max(room - brought, 0);
    const isPaid = missing === 0 || take(model, book, missing) !== undefined;
    const write = (lostCents: number) =>
      model.sql(
        `UPDATE "HelpDispatch" SET "voidedAt" = now(), "lostCents" = $2::int,
           "stockCents" = CASE WHEN $2::int = 0 THEN 0 ELSE "stockCents" END, "codeId" = CASE WHEN $2::int = 0 THEN NULL ELSE "codeId" END
         WHERE "id" = $1`,
        [one.id, lostCents],
      );
    await mayFail(model, isPaid, () => write(isLost ? one.cents : 0));
    if (!isPaid) {
      one.state = before.state;
      book.committed = before.committed;
      return;
    }
    if (isLost) {
      book.lost += one.cents;
      return;
    }
    const back = Math.min(brought + missing, room);
    book.reserved += back;
    giveBack(model, book, brought + missing - back);
    if (!code) return;
    await returnCode(database, code.id);
    model.pool.push(code);
    one.code = undefined;
  },
  async redeem(model) {
    const picked = pickHelp(model, ["dispatched", "completed"], ["open", "done"]);
    if (!picked) return;
    const { book, one } = picked;
    const cents = Math.min(model.chance.upTo(one.cents), one.held);
    await redeem(model.database, one.id, cents);
    const isSpent = one.state === "done";
    one.actual = cents;
    one.state = "used";
    if (isSpent) book.spent -= one.held;
    else book.committed -= one.held;
    // A bought code costs its value, used in part or whole.
    const cost = one.code ? one.held : cents;
    book.spent += cost;
    giveBack(model, book, one.held - cost);
  },
  async undo(model) {
    const picked = pickHelp(model, ["dispatched", "completed"], ["used"]);
    if (!picked) return;
    const { book, one } = picked;
    const cost = one.code ? one.held : one.actual;
    const missing = one.held - cost;
    const isPaid = missing === 0 || take(model, book, missing) !== undefined;
    await mayFail(model, isPaid, () => undo(model.database, one.id));
    if (!isPaid) {
      // The product undoes it for what the fund still holds.
      await undo(model.database, one.id, one.actual);
      one.held = one.actual;
    }
    book.spent -= cost;
    if (one.isReceived) book.spent += one.held;
    else book.committed += one.held;
    Object.assign(one, { state: one.isReceived ? "done" : "open", actual: 0 });
  },
  async expire(model) {
    const picked = pickHelp(model, ["dispatched"], ["open"]);
    if (!picked) return;
    const { book, one } = picked;
    const isLost = one.code !== undefined && model.chance.next() < 0.4;
    await model.sql(
      `UPDATE "HelpDispatch" SET "expiredAt" = now(), "lostCents" = $2::int,
         "stockCents" = CASE WHEN $2::int = 0 THEN 0 ELSE "stockCents" END, "codeId" = CASE WHEN $2::int = 0 THEN NULL ELSE "codeId" END
       WHERE "id" = $1`,
      [one.id, isLost ? one.cents : 0],
    );
    one.state = "expired";
    if (one.code && !isLost) return toPool(model, book, one);
    book.committed -= one.held;
    if (isLost) book.lost += one.held;
    else giveBack(model, book, one.held);
    return;
  },
  async receive(model) {
    const picked = pickHelp(model, ["dispatched"], ["open"]);
    if (!picked) return;
    await settle(model, picked.book, picked.one);
  },
  /** Its dispatcher says that it was received: no money moves. */
  async completeOwn(model) {
    const picked = pickHelp(model, ["dispatched"], ["open"]);
    if (!picked) return;
    await model.sql(`UPDATE "HelpDispatch" SET "completedAt" = now() WHERE "id" = $1`, [picked.one.id]);
  },
};
