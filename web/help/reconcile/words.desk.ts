import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { Decision, Verdict } from "../../../shared/help/reconcile/rules.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

const verdicts: Record<Verdict, string> = {
  matches: "Matches",
  unknown_code: "Unknown code",
  more: "More than dispatched",
  less: "Less than redeemed",
  twice: "Billed twice",
  after_void: "Voided before",
  not_redeemed: "Expired unused",
};
/** What a person should know before settling. */
const verdictTexts: Record<Verdict, string> = {
  matches: "The line is paid.",
  unknown_code: "This provider never got this code. It can only be refused.",
  more: "The provider asks for more than was dispatched or redeemed. Accepting takes the rest from the fund.",
  less: "The provider asks for less than was entered when the code was redeemed. Accepting returns the rest to the fund.",
  twice: "This help was billed before. It can only be refused.",
  after_void: "This help was voided. It can only be refused.",
  not_redeemed: "The money went back to the fund. Accepting takes it again.",
};
const decisions: Record<Decision, string> = {
  accept: "Accept: pay this amount",
  refuse: "Refuse: leave the money as it is",
};

export const en = {
  title: "Reconcile",
  lead: "Compare providers' statements with what was dispatched, settle differences, and close months.",
  also: "statements, providers, invoices, differences, close month, treasurer",
  upload: {
    title: "Import a statement",
    howTo:
      "A CSV file with the columns code (or confirmation number), date, and amount. It is checked first; nothing is saved until you import it.",
    vendor: "Provider",
    vendorHint: "Choose the provider, then the file.",
    choose: "Choose file",
    reading: "Checking…",
    checked: (file: string) => `${file} was checked. Nothing is saved yet.`,
    bad: (count: number) => pluralEn(count, "1 line to correct", `${count} lines to correct`),
    badText: "Correct these lines in the file and choose it again.",
    matching: (count: number) => pluralEn(count, "1 line matches", `${count} lines match`),
    different: (count: number) => pluralEn(count, "1 difference", `${count} differences`),
    doImport: (count: number) => pluralEn(count, "Import 1 line", `Import ${count} lines`),
    importing: "Importing…",
    imported: (count: number) => pluralEn(count, "1 line imported", `${count} lines imported`),
    known: "This file was imported before. It adds nothing.",
    tooLarge: "This file is too long. Use at most 1,000 lines.",
    failed: "The file could not be read",
    failedText: "Please try again.",
    line: (line: number) => `Line ${line}`,
    columns: { line: "Line", code: "Code", on: "Date", amount: "Amount", verdict: "Result" },
    wrong: (column: string, problem: string) => `Column ${column}: ${problem}`,
  },
  totals: {
    title: "Totals of providers",
    lead: "For tax forms and reports to funders. Voided dispatches and undone redemptions are not counted.",
    year: "Year",
    kind: "Kind of year",
    kinds: { calendar: "Calendar year", fiscal: "Fiscal year" },
    export: "Download CSV",
    period: (from: string, to: string, zone: string) => `${from} to ${to} (${zone}).`,
    marked: (amount: string) =>
      `Providers with at least ${amount} are marked. Help on a statement counts on the day of its line, other help on the day it was redeemed.`,
    isMarked: "At the reporting amount",
    none: "No provider had dispatches, redemptions, or statements in this year.",
    unclaimed: (count: number, amount: string) =>
      count === 0 ? "None" : pluralEn(count, `1 code, ${amount}`, `${count} codes, ${amount}`),
    columns: {
      name: "Provider",
      dispatches: "Dispatches",
      dispatched: "Dispatched",
      codes: "Pool codes",
      redeemed: "Redeemed",
      reconciled: "Reconciled",
      paid: "Billed or redeemed",
      unclaimed: "Unclaimed now",
    },
    /** Of all providers. */
    without: {
      dispatched: "Nothing was dispatched.",
      codes: "No pool codes were used.",
      redeemed: "Nothing was redeemed.",
      reconciled: "Nothing was reconciled.",
      paid: "Nothing was billed.",
      unclaimed: "No code is unclaimed now.",
    },
  },
  verdicts,
  verdictTexts,
  codeEnd: (end: string) => `Code ending in ${end}`,
  differences: {
    title: "Differences",
    lead: "Where a statement and the dispatches disagree. No money moves until a person settles it.",
    shown: "Show",
    open: "Open",
    settled: "Settled",
    none: "No differences.",
    columns: { what: "Difference", from: "Provider and file", amount: "Billed", state: "Status" },
    line: (file: string, line: number) => `${file}, line ${line}`,
    dispatched: (amount: string) => `Expected: ${amount}`,
    accepted: "Accepted",
    refused: "Refused",
    isOpen: "Open",
    settledBy: (who: string, when: string) => `Settled by ${who}, ${when}`,
    settle: "Settle",
    settleOf: (file: string, line: number) => `Settle ${file}, line ${line}`,
    acceptsAnother: "You imported this statement, so another person must accept more than was dispatched.",
    notYours:
      "Another person must settle this: you dispatched help for this case, or you may not settle differences.",
    decision: "Decision",
    decisions,
    reason: "Reason",
    settling: "Settling…",
    settledToast: "Difference settled",
  },
  second: {
    can: (names: string) => `These people can: ${names}.`,
    missing:
      "No other account may confirm money. A super admin must give someone the role Treasurer or Super Admin.",
  },
  months: {
    title: "Months",
    lead: "A month can be closed when it is over and has no open difference. After that, its entries are final.",
    none: "There are no entries yet.",
    close: "Close",
    closeOf: (month: string) => `Close ${month}`,
    askTitle: (month: string) => `Ask to close ${month}?`,
    askText: "A month is closed by two people. Another person must confirm it.",
    ask: "Ask to close",
    asking: "Asking…",
    asked: (month: string) => `${month} waits for a second person`,
    askedBy: (who: string, when: string) =>
      `${who} asked to close it, ${when}. Another person must confirm it.`,
    confirm: "Confirm and close",
    confirmOf: (month: string) => `Confirm and close ${month}`,
    closeTitle: (month: string) => `Close ${month}?`,
    closeText: (who: string) =>
      `${who} asked to close this month. Its journal is hashed into the audit log. After that, no entry is dated in this month.`,
    closeMonth: "Close month",
    closing: "Closing…",
    closed: (month: string) => `${month} closed`,
    earlier: "Close the earlier months first.",
    runs: "Still running",
    isOpen: "Open",
    isClosed: "Closed",
    openDifferences: (count: number) => pluralEn(count, "1 open difference", `${count} open differences`),
    closedBy: (who: string, when: string, entries: number) =>
      `Closed by ${who}, ${when}. ${pluralEn(entries, "1 entry", `${entries.toLocaleString("en")} entries`)}.`,
    hash: "Fingerprint of its entries (SHA-256). It would differ if one of them were changed:",
  },
  cancel: "Cancel",
};

export const words = dictionary(en);
