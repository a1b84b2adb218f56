import { expect } from "vitest";
import {
  burnFreeCode,
  buyCode,
  deposit,
  moveMoney,
  repriceCode,
  withdrawCode,
} from "../../../harness/ledger.ts";
import { fundOf, mayFail, type Act } from "./books.ts";

/** What happens to a fund without a request. */
export const fundActs: Record<string, Act> = {
  async deposit({ database, funds, chance }) {
    const fund = chance.pick(funds)!;
    const cents = chance.upTo(12_000);
    await deposit(database, fund.id, cents);
    fund.available += cents;
  },
  async move({ database, funds, chance }) {
    const [from, to] = chance.next() < 0.5 ? [funds[0]!, funds[1]!] : [funds[1]!, funds[0]!];
    const cents = chance.upTo(8_000);
    const isMoved = await moveMoney(database, { from: from.id, to: to.id, cents });
    expect(isMoved).toBe(!from.isFrozen && from.available >= cents);
    if (!isMoved) return;
    from.available -= cents;
    to.available += cents;
  },
  async freeze({ funds, chance, sql }) {
    const fund = chance.pick(funds)!;
    fund.isFrozen = !fund.isFrozen && chance.next() < 0.3;
    await sql(`UPDATE "Fund" SET "frozenAt" = $2::timestamptz, "frozenReason" = $3 WHERE "id" = $1`, [
      ...[fund.id, fund.isFrozen ? new Date() : null, fund.isFrozen ? "Audit" : null],
    ]);
  },
  /** Imports a prepaid code: its value leaves the available money. */
  async buy(model) {
    const { database, funds, chance, vendorId, pool } = model;
    const fund = chance.pick(funds)!;
    const cents = chance.upTo(3_000);
    const isPaid = !fund.isFrozen && fund.available >= cents;
    let id = 0;
    await mayFail(model, isPaid, async () => {
      id = await buyCode(database, { fundId: fund.id, vendorId, cents });
    });
    if (!isPaid) return;
    fund.available -= cents;
    pool.push({ id, fund: fund.id, cents });
  },
  /** Its value was wrong: the fund pays the difference, or gets it back. */
  async reprice(model) {
    const { database, chance, pool } = model;
    const code = chance.pick(pool);
    if (!code) return;
    const cents = chance.upTo(3_000);
    const fund = fundOf(model, code);
    const more = cents - code.cents;
    const isPaid = more <= 0 || (!fund.isFrozen && fund.available >= more);
    await mayFail(model, isPaid, () => repriceCode(database, code.id, cents));
    if (!isPaid) return;
    fund.available -= more;
    code.cents = cents;
  },
  /** It should not be in the pool: its money returns. */
  async withdraw(model) {
    const { database, chance, pool } = model;
    const code = chance.next() < 0.2 ? chance.pick(pool) : undefined;
    if (!code) return;
    await withdrawCode(database, code.id);
    pool.splice(pool.indexOf(code), 1);
    fundOf(model, code).available += code.cents;
  },
  /** It expires in the pool. */
  async wither(model) {
    const { database, chance, pool } = model;
    const code = chance.next() < 0.3 ? chance.pick(pool) : undefined;
    if (!code) return;
    await burnFreeCode(database, code.id);
    pool.splice(pool.indexOf(code), 1);
    fundOf(model, code).lost += code.cents;
  },
};
