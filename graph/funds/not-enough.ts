import { refusalOf } from "../adapters/database/refusal.ts";
import { Refusal } from "../core/errors.ts";
import { says } from "./sentences.ts";

const noMoneyState = "SV004"; // the SQLSTATE of fund_settle in prisma/migrations

/** No open fund has enough; nothing was written. */
export class NotEnough extends Refusal {
  constructor() {
    super("UNPROCESSABLE", says.notEnough);
  }
}

/** Rethrows an error of a statement that promises money, as a refusal if the money is missing. */
export function rethrow(error: unknown): never {
  throw refusalOf(error, noMoneyState) === undefined ? error : new NotEnough();
}
