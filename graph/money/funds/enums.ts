import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import {
  movementKinds,
  depositStates,
  fundModes,
  ledgerAccounts,
  ledgerKinds,
} from "../../../shared/money/funds/kinds.ts";

export const FundMode = builder.enumType("FundMode", {
  description: "Whether a fund can promise money.",
  values: valuesOf(fundModes, {
    counted: "No deposit is confirmed yet. Promises are recorded and have no limit.",
    frozen: "An administrator froze it. Money can come back, but none can go out.",
    held: "It promises only money that was deposited.",
  }),
});
export const LedgerAccount = builder.enumType("LedgerAccount", {
  description: "An account of the ledger.",
  values: valuesOf(ledgerAccounts, {
    available: "Money of the fund that can be promised.",
    committed: "Money of dispatched help.",
    funder: "The funder, outside the fund.",
    lost: "Money of prepaid codes that are void, or expired unused.",
    printed: "Money reserved for printed vouchers that are open.",
    reserved: "Money of allocations.",
    spent: "Money of completed help and of cash that was handed over.",
    stock: "Money of free codes that were bought beforehand.",
    transfer: "Money between two funds. The journals of both funds have an entry.",
    withdrawn: "Money that was returned to the funder.",
  }),
});
export const LedgerKind = builder.enumType("LedgerKind", {
  description: "Why money was transferred.",
  values: valuesOf(ledgerKinds, {
    bought: "Prepaid codes were imported.",
    committed: "Help was dispatched.",
    corrected: "A completed payment or the value of prepaid codes was corrected.",
    lost: "A prepaid code was burnt, or expired in the pool.",
    counted: "A fund without a confirmed deposit promised money.",
    covered: "A deposit covered money that was promised before it.",
    deposited: "A deposit was confirmed.",
    moved: "A transfer between two funds was confirmed.",
    opening: "Money from before the ledger.",
    printed: "A book of paper vouchers was printed.",
    released: "Reserved money is available again.",
    reserved: "Money was allocated.",
    returned: "A dispatch was voided, expired, or redeemed for less.",
    spent: "Help was completed, or cash was handed over.",
    withdrawn: "A withdrawal was confirmed.",
  }),
});
export const DepositKind = builder.enumType("DepositKind", {
  description: "Whether money enters or leaves a fund.",
  values: valuesOf(movementKinds, {
    deposit: "Money from the funder.",
    transfer: "Money that moves to another fund.",
    withdrawal: "Money that is returned to the funder.",
  }),
});
export const DepositState = builder.enumType("DepositState", {
  description: "Whether a deposit counts.",
  values: valuesOf(depositStates, {
    confirmed: "A second person confirmed it.",
    refused: "A second person refused it.",
    waiting: "It waits for a second person.",
  }),
});
