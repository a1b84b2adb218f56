import { addRequest, allocate } from "../../../harness/ledger.ts";
import { giveBack, mayFail, take, type Act } from "./books.ts";
import { settle } from "./help-acts.ts";

/** What happens to a request as a whole. */
export const requestActs: Record<string, Act> = {
  async file({ database, books }) {
    const id = await addRequest(database);
    books.push({
      ...{ id, status: "pending", fund: 0, reserved: 0, committed: 0, spent: 0, lost: 0 },
      ...{ allocated: 0, dispatches: [] },
    });
  },
  async approve(model) {
    const { database, books, chance, sql } = model;
    const book = chance.pick(books.filter(({ status }) => status === "pending"));
    if (!book) return;
    const cents = chance.upTo(9_000);
    const fund = take(model, book, cents);
    await mayFail(model, fund !== undefined, () => allocate(database, book.id, cents));
    if (!fund) return;
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'approved' WHERE "id" = $1`, [book.id]);
    Object.assign(book, { status: "approved", fund: fund.id, reserved: cents, allocated: cents });
  },
  async deny({ books, chance, sql }) {
    const book = chance.pick(books.filter(({ status }) => status === "pending"));
    if (!book) return;
    await sql(`UPDATE "EmergencyRequest" SET "status" = 'denied' WHERE "id" = $1`, [book.id]);
    book.status = "denied";
  },
  async complete(model) {
    const { books, chance, sql } = model;
    const book = chance.pick(books.filter(({ status }) => status === "approved" || status === "dispatched"));
    if (!book) return;
    const isCash = chance.next() < 0.5;
    if (isCash)
      await sql(
        `WITH moved AS (UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1)
         UPDATE "FundAllocation" SET "status" = 'distributed' WHERE "requestId" = $1 AND "status" = 'allocated'`,
        [book.id],
      );
    else await sql(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = $1`, [book.id]);
    if (isCash) book.spent += book.reserved;
    else giveBack(model, book, book.reserved);
    Object.assign(book, { status: "completed", reserved: 0 });
    // Help is spent if another person than its dispatcher says that the case is over.
    if (chance.next() < 0.5) for (const one of book.dispatches) await settle(model, book, one);
  },
  async stepBack(model) {
    const { books, chance, sql } = model;
    const book = chance.pick(books.filter(({ status }) => status === "approved"));
    if (!book || book.dispatches.length > 0) return;
    await sql(
      `DO $$ BEGIN PERFORM set_config('safevoice.step_back', 'on', true);
         UPDATE "EmergencyRequest" SET "status" = 'pending' WHERE "id" = ${book.id};
         UPDATE "FundAllocation" SET "status" = 'denied' WHERE "requestId" = ${book.id}; END $$`,
      [],
    );
    giveBack(model, book, book.reserved);
    Object.assign(book, { status: "pending", reserved: 0, allocated: 0 });
  },
};
