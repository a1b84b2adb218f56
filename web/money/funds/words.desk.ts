import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { FundMode, LedgerKind } from "../../../shared/money/funds/kinds.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import { accounts, kindMeans, means } from "./words.terms.en.ts";

const modes: Record<FundMode, string> = { counted: "Pays without limit", held: "Funded", frozen: "Frozen" };
const kinds: Record<LedgerKind, string> = {
  opening: "Opening balance",
  counted: "Not deposited yet",
  covered: "Covered by a deposit",
  deposited: "Deposit",
  withdrawn: "Withdrawal",
  reserved: "Promised",
  released: "Released",
  committed: "Dispatched",
  returned: "Returned",
  spent: "Spent",
  corrected: "Corrected",
  lost: "Lost",
  moved: "Moved",
  bought: "Codes bought",
  printed: "Vouchers printed",
};
/** One posting of a case as a sentence. */
const postings: Record<LedgerKind, (amount: string, fund: string) => string> = {
  opening: (amount) => `${amount} carried over from before the ledger.`,
  counted: (amount, fund) => `${amount} promised by ${fund} without a deposit.`,
  covered: (amount) => `${amount} covered by a deposit.`,
  deposited: (amount, fund) => `${amount} deposited into ${fund}.`,
  withdrawn: (amount, fund) => `${amount} withdrawn from ${fund}.`,
  reserved: (amount, fund) => `${amount} promised from ${fund}.`,
  released: (amount, fund) => `${amount} returned to ${fund}.`,
  committed: (amount) => `${amount} committed to dispatched help.`,
  returned: (amount) => `${amount} of dispatched help returned unused.`,
  spent: (amount) => `${amount} spent.`,
  corrected: (amount) => `${amount} corrected.`,
  lost: (amount) => `${amount} lost with a prepaid code.`,
  moved: (amount) => `${amount} moved between funds.`,
  bought: (amount) => `${amount} spent on codes bought beforehand.`,
  printed: (amount) => `${amount} reserved for printed vouchers.`,
};

/** What happened to a code of a case, as a sentence. */
const events = {
  redeemed: (amount: string, vendor: string, by: string) => `${vendor} code redeemed for ${amount}${by}.`,
  undone: (amount: string, vendor: string, by: string) =>
    `Redemption of the ${vendor} code for ${amount} undone${by}.`,
  expired: (amount: string, vendor: string) => `${vendor} code for ${amount} expired unused.`,
  disputed: (amount: string, vendor: string) =>
    `The recipient says that someone else used the ${vendor} code for ${amount}.`,
};
/** How it was redeemed, and by whom. */
const ways = {
  terminal: (by: string) => ` on ${by}`,
  phone: (by: string) => ` by ${by}, on the phone`,
  statement: (by: string) => ` by ${by}, from the provider's statement`,
  paper: (by: string) => ` by ${by}, from a paper voucher`,
};

type CodeEnd = "redeemed" | "received" | "expired" | "voided" | "open";

export const en = {
  title: "Funds",
  lead: "Requests are paid from these funds. The first fund that fits a request and has enough money pays.",
  also: "money, ledger, deposits, balance, treasurer",
  back: "Back to Funds",
  empty: "There are no funds yet.",
  waiting: {
    title: "Approved, waiting for money",
    text: "No fund had enough money for these requests. When a fund has enough, an approver must approve them again.",
  },
  codeEnds: ({ redeemed, received, expired, voided, open }: Record<CodeEnd, number>) =>
    redeemed + received + expired + voided + open === 0
      ? "No codes ended in the last 30 days."
      : `Codes that ended in the last 30 days: ${redeemed} redeemed, ${received} received, ${expired} expired, ${voided} voided, ${open} open.`,
  columns: {
    fund: "Fund",
    available: "Available",
    reserved: "Promised",
    committed: "Committed",
    spent: "Spent",
    days: "Days left",
    requested: "Pending approval",
  },
  modes,
  modeTexts: {
    counted: (counted: string) =>
      `This fund has no confirmed deposit yet, so it has no limit. Given out so far: ${counted}. After the first deposit is confirmed, it promises only the money it has.`,
    frozen: (when: string, reason: string) =>
      `Frozen since ${when}. Money can come back, but none can go out. Reason: ${reason}`,
  },
  means,
  low: "Running low",
  lowText: (available: string, warnBelow: string) =>
    `Running low: ${available} available, warning below ${warnBelow}.`,
  pays: "What it pays for",
  closed: "Closed",
  days: (days: number) => (days >= 999 ? "999 or more" : `${days}`),
  daysUnknown: "Unknown",
  facts: {
    funder: "Funder",
    mode: "Mode",
    available: "Available",
    reserved: "Promised",
    committed: "Committed",
    spent: "Spent",
    lost: "Lost",
    stock: "Bought codes",
    printed: "Printed vouchers",
    days: "Days left, at the pace of the last 14 days",
    requested: "Pending approval",
    priority: "Priority",
    dates: "Dates",
    helpTypes: "Types of help",
    states: "States",
    perRequestMax: "Limit per request",
    warnBelow: "Warn below",
  },
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  any: "Any",
  noLimit: "No limit",

  deposits: {
    title: "Deposits, withdrawals and transfers",
    none: "None yet.",
    columns: {
      what: "Type",
      amount: "Amount",
      about: "Reference or reason",
      state: "Status",
      actions: "Actions",
    },
    lead: "One person enters each of them, and another confirms or refuses it. Until then, no money moves.",
    kinds: { deposit: "Deposit", withdrawal: "Withdrawal", transfer: "Transfer" },
    way: (from: string, to: string) => `From ${from} to ${to}`,
    states: { waiting: "Waiting for a second person", confirmed: "Confirmed", refused: "Refused" },
    entered: (who: string, when: string) => `Entered by ${who}, ${when}`,
    decided: (who: string, when: string) => `Decided by ${who}, ${when}`,
    enter: "Enter deposit",
    enterTitle: {
      deposit: (fund: string) => `Enter a deposit for ${fund}`,
      withdrawal: (fund: string) => `Enter a withdrawal for ${fund}`,
    },
    enterText: "A second treasurer or super admin must confirm it. It doesn't count until then.",
    kind: "Type",
    amount: "Amount",
    reference: "Payment reference",
    referenceHint: "For example, the wire or check number",
    save: "Enter",
    saving: "Entering…",
    saved: "Entered. A second person must confirm it.",
    confirm: "Confirm",
    confirmOf: (amount: string, reference: string) => `Confirm ${amount}, ${reference}`,
    confirmTitle: (amount: string) => `Confirm ${amount}?`,
    confirmTransfer: "The money is available in the other fund as soon as you confirm.",
    confirmText: (reference: string) => `Check that the payment “${reference}” went through.`,
    confirming: "Confirming…",
    confirmed: "Confirmed",
    first: "This is the first deposit. From now on, the fund promises only the money it has.",
    covers: (counted: string) => `Also use it to cover the ${counted} given out so far`,
    refuse: "Refuse",
    refuseOf: (amount: string, reference: string) => `Refuse ${amount}, ${reference}`,
    refuseTitle: (amount: string) => `Refuse ${amount}?`,
    refusing: "Refusing…",
    refused: "Refused",
  },

  transfers: {
    action: "Move money",
    title: (fund: string) => `Move money from ${fund}`,
    text: (available: string) =>
      `${available} is available. It moves after a second treasurer or super admin confirms it.`,
    to: "To",
    reason: "Reason",
  },

  freeze: "Freeze",
  freezeTitle: (fund: string) => `Freeze ${fund}?`,
  freezeText: "Money can come back, but none can go out. Approvals that only this fund can pay will wait.",
  freezing: "Freezing…",
  frozen: "Fund frozen",
  unfreeze: "Unfreeze",
  unfreezeTitle: (fund: string) => `Unfreeze ${fund}?`,
  unfreezeText: "The fund can pay for requests again.",
  unfreezing: "Unfreezing…",
  unfrozen: "Fund unfrozen",

  add: "Add fund",
  edit: "Edit",
  editTitle: (fund: string) => `Edit ${fund}`,
  save: "Save",
  saving: "Saving…",
  saved: "Fund saved",
  cancel: "Cancel",
  fields: {
    name: "Name",
    funder: "Funder",
    priority: "Priority",
    priorityHint: "1 pays first.",
    startsOn: "First day",
    endsOn: "Last day",
    helpTypes: "Types of help (check none for any)",
    states: "States",
    statesHint: "Two-letter codes, such as TX, IL. Leave empty for any state.",
    perRequestMax: "Limit per request, in dollars",
    perRequestHint: "Leave empty for no limit.",
    warnBelow: "Warn below, in dollars",
    isClosed: "Closed: doesn't pay for new requests",
  },

  journal: {
    title: "Journal",
    filter: "Show",
    all: "All",
    lead: "Each line is money that moved from one account to another. No line is ever changed.",
    kinds,
    kindMeans,
    none: "No entries.",
    count: (count: number) => pluralEn(count, "1 entry", `${count.toLocaleString("en")} entries`),
    columns: {
      at: "Time",
      what: "Type",
      from: "From",
      to: "To",
      amount: "Amount",
      about: "Case or reference",
    },
    accounts,
    month: "Month to export",
    export: (format: string) => `Export ${format}`,
    exportOf: (month: string, format: string) => `Export ${format} of ${month}`,
  },

  money: {
    title: "Money",
    fund: "Fund",
    state: (reserved: string, committed: string, spent: string) =>
      `${reserved} promised, ${committed} committed, ${spent} spent.`,
    means:
      "Promised: approved, not dispatched yet. Committed: dispatched, its use not confirmed yet. Spent: its use was confirmed.",
    postings,
    events,
    ways,
  },
};

export const words = dictionary(en);
