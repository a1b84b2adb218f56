import type { LedgerKind } from "../../../shared/money/funds/kinds.ts";

/** What each part of a fund's money is. */
export const means = {
  available: "Deposited, and not promised to a request.",
  availableCounted: "Pays without limit until its first deposit is confirmed.",
  reserved: "Approved, not dispatched yet.",
  committed: "Help dispatched, its use not confirmed yet.",
  spent: "Use of the help confirmed, or handed over as cash.",
  lost: "Prepaid codes that expired in their pool, or were voided as used up.",
  stock: "Prepaid codes that were bought and not dispatched yet.",
  printed: "Kept for printed paper vouchers that are not entered yet.",
  days: "Available money, divided by what was promised on an average day.",
  requested: "Requests that this fund would pay. No money is kept for them yet.",
  priority: "The lowest number that fits a request pays first.",
  perRequestMax: "The fund does not pay for a request above it.",
  warnBelow: "Administrators get one email a day while less is available.",
};
/** What an entry of the journal did. */
export const kindMeans: Record<LedgerKind, string> = {
  opening: "Money of requests from before the ledger.",
  counted: "Promised by a fund that had no deposit.",
  covered: "A deposit paid for what was promised before it.",
  deposited: "Money came in. Two people confirmed it.",
  withdrawn: "Money went out of the fund. Two people confirmed it.",
  reserved: "A request was approved, so its money is kept for it.",
  released: "A request was denied, stepped back or completed for less, so money is available again.",
  committed: "Help was dispatched.",
  returned: "Dispatched help was voided, ended unused or cost less, so money came back.",
  spent: "The use of the help was confirmed, or cash was handed over.",
  corrected: "A redemption was undone, or bought codes got another value or were withdrawn.",
  lost: "A prepaid code expired in its pool, or was voided as used up.",
  moved: "Money went to another fund, or came from it.",
  bought: "Prepaid codes were imported.",
  printed: "A book of paper vouchers was printed, so its total is kept.",
};
/** The other side of an entry. */
export const accounts: Partial<Record<string, string>> = {
  funder: "funder",
  available: "available",
  reserved: "promised",
  committed: "committed",
  spent: "spent",
  lost: "lost",
  withdrawn: "withdrawn",
  transfer: "another fund",
  stock: "bought codes",
  printed: "printed vouchers",
};
