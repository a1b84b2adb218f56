import { dictionary } from "../../core/i18n/i18n.tsx";
import type { CorrectionProblem } from "../../../shared/community/corrections/rules.ts";
import { en as waiting } from "./words.waiting.en.ts";

const problems: Record<CorrectionProblem, string> = {
  number: "Wrong number",
  closed: "Closed",
  address: "Wrong address",
  other: "Other",
};

export const en = {
  title: waiting.title,
  lead: "Fix the entry, or resolve the report if the entry is correct.",
  actions: "wrong numbers, corrections",
  search: "Search reports",
  searchPlaceholder: "Entry name, key or report text",
  filter: "Show",
  filters: { open: "Open", resolved: "Resolved", all: "All" },
  empty: { found: "No reports match your search and filter.", yet: "No open reports." },
  columns: {
    entry: "Entry",
    problem: "Problem",
    details: "Reader's comment",
    contact: "Contact when reported",
    reported: "Reported",
    actions: "Actions",
  },
  problems,
  noDetails: "No comment.",
  gone: "No longer in the directory",
  changed: "The entry has changed since the report.",
  writeTo: (address: string) => `Email ${address}`,
  resolvedBy: (name: string, date: string) => `Resolved by ${name}, ${date}`,
  somebody: "a deleted account",
  mend: "Fix entry",
  resolve: "Resolve",
  resolveOf: (entry: string) => `Resolve the report about ${entry}`,
  reopen: "Reopen",
  reopenOf: (entry: string) => `Reopen the report about ${entry}`,
  resolved: "Report resolved",
  reopened: "Report reopened",
  undo: "Undo",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** Words of directory reports on the desk. The public form's words are in words.ts. */
export const words = dictionary(en);
