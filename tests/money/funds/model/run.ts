import { expect } from "vitest";
import type { Database } from "../../../../graph/adapters/database/open.ts";
import { addHeldFund, addVendor } from "../../../harness/ledger.ts";
import { compare, type Model } from "./books.ts";
import { chance } from "./chance.ts";
import { fundActs } from "./fund-acts.ts";
import { helpActs } from "./help-acts.ts";
import { requestActs } from "./request-acts.ts";

const often = [
  "approve",
  "dispatch",
  "file",
  "dispatch",
  "void",
  "redeem",
  "undo",
  "receive",
  "dispatchBought",
];

/** Random events against the database and against plain bookkeeping, which must agree. */
export async function runModel(database: Database, events: number, seed: number): Promise<void> {
  const { pool } = database;
  await pool.query(`UPDATE "Fund" SET "closedAt" = now()`, []);
  const model: Model = {
    ...{ database, chance: chance(seed), funds: [], books: [], pool: [], refused: 0 },
    sql: (text, values) => pool.query(text, values),
    vendorId: await addVendor(database, `model ${seed}`),
  };
  for (const priority of [1, 2])
    model.funds.push({
      id: await addHeldFund(database, { cents: 40_000, priority, key: `model ${seed} ${priority}` }),
      ...{ available: 40_000, lost: 0, isFrozen: false },
    });
  const acts = { ...requestActs, ...helpActs, ...fundActs };
  const names = [...Object.keys(acts), ...often];
  for (let n = 0; n < events; n++) {
    await acts[model.chance.pick(names)!]!(model);
    if (n % 500 === 499) await compare(model);
  }
  await compare(model);
  expect(model.refused).toBeGreaterThan(events / 200);
  // Bought codes were used and lost, too.
  const ends = model.books.flatMap(({ dispatches }) =>
    dispatches.flatMap(({ code, state }) => (code ? [state] : [])),
  );
  expect(ends).toEqual(expect.arrayContaining(["used", "lost", "expired"]));
}
