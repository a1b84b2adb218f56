import type { Inventory } from "./types.ts";

/** The fund and its ledger. A strip leaves all of it. */
export const money = {
  Fund: {
    label: "Funds",
    columns: {
      key: "none",
      name: "none",
      funder: "none",
      helpTypes: "none",
      states: "none",
      frozenReason: "none",
    },
  },
  FundShard: { label: "Available money, in parts", columns: {} },
  FundDay: { label: "Days of funds", columns: {} },
  LedgerEntry: { label: "Ledger", of: { request: "requestId" }, columns: {} },
  Deposit: {
    label: "Deposits and withdrawals",
    columns: {
      purpose: "money",
      reference: ["money", "Reference of the bank or funder"],
      enteredBy: "admin",
      decidedBy: "admin",
      reason: "money",
    },
  },
  LedgerMonth: {
    label: "Closed months",
    columns: { month: "none", hash: "money", closedBy: "admin", proposedBy: "admin" },
  },
  LedgerMonthProposal: {
    label: "Months to close",
    columns: { month: "none", proposedBy: "admin" },
  },
} as const satisfies Partial<Inventory>;
