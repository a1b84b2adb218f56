import type { CorrectionProblem } from "#shared/corrections/rules";
import { en as waiting } from "./words.waiting.en.ts";

const problems: Record<CorrectionProblem, string> = {
  number: "Wrong number",
  closed: "Closed",
  address: "Wrong address",
  other: "Something else",
};

export const en = {
  title: waiting.title,
  lead: "What readers found wrong with entries of the directory. Mend the entry, which resolves the report, or resolve it where the entry is right.",
  actions: "wrong numbers, corrections",
  search: "Search reports",
  searchPlaceholder: "Name, key or words of the report",
  filter: "Show",
  filters: { open: "Open", resolved: "Resolved", all: "All" },
  empty: { found: "No reports match the search and the filter.", yet: "No reports are open." },
  columns: {
    entry: "Entry",
    problem: "Problem",
    details: "In the reader's words",
    contact: "Contact as it was shown",
    reported: "Reported",
    actions: "Actions",
  },
  problems,
  noDetails: "Nothing was added.",
  gone: "No longer in the directory",
  changed: "The entry has changed since.",
  writeTo: (address: string) => `Write to ${address}`,
  resolvedBy: (name: string, date: string) => `Resolved by ${name}, ${date}`,
  somebody: "an account that is gone",
  mend: "Mend the entry",
  resolve: "Resolve",
  resolveOf: (entry: string) => `Resolve the report about ${entry}`,
  reopen: "Open again",
  reopenOf: (entry: string) => `Open again: the report about ${entry}`,
  resolved: "Report resolved",
  reopened: "Report is open again",
  undo: "Undo",
  failed: "That did not work",
  failedText: "Please try again.",
};
