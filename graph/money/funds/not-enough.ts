import { Refusal } from "../../core/errors.ts";
import { guards, isRefusedBy } from "../../core/guards.ts";
import { says } from "../../../shared/money/funds/sentences.ts";

/** No open fund has enough; nothing was written. */
export class NotEnough extends Refusal {
  constructor() {
    super(guards.noMoney.code, says.notEnough);
  }
}

/** Rethrows an error of a statement that promises money, as a refusal if the money is missing. */
export function rethrow(error: unknown): never {
  throw isRefusedBy("noMoney", error) ? new NotEnough() : error;
}
