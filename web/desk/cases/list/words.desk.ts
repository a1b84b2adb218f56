import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
import type { KeyWords } from "../../../shell/desk/workspace/words.desk.ts";
import type { CaseOrder } from "../../../../shared/desk/cases/rules.ts";
import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  title: "Cases",
  lead: "Every request, with the open one beside the list.",
  also: "workspace list keyboard requests",
  listLabel: "Cases",
  chooseFacts: "Columns",
  factsFailed: "Could not save the columns",
  order: "Order",
  orders: { urgency: "Most urgent", newest: "Newest", oldest: "Oldest" } satisfies Record<CaseOrder, string>,
  detail: "Case",
  none: "No case is open",
  noneText: "Choose a case in the list, or press J and Enter.",
  close: "Close case",
  views: {
    label: "Views",
    all: "All cases",
    open: "Open work",
    save: "Save view",
    saving: "Saving...",
    saved: (name: string) => `Saved the view ${name}`,
    name: "Name",
    nameHint: "Replaces your view with the same name.",
    share: "Show it to all administrators",
    sharedBy: (owner: string) => `Shared by ${owner}`,
    delete: (name: string) => `Delete the view ${name}`,
    deleted: (name: string) => `Deleted the view ${name}`,
    undo: "Undo",
    failed: "Could not change the views",
    cancel: "Cancel",
  },
  bulk: {
    assign: "Assign",
    export: "Export as CSV",
    exportTitle: (count: number) => pluralEn(count, "Export 1 case", `Export ${count} cases`),
    exportText:
      "The file has a person's name only if the person has signed a release to the organization that receives it.",
    exportBody: "Organization that receives the file (optional)",
    download: "Download CSV",
    assignTitle: (count: number) => pluralEn(count, "Assign 1 case", `Assign ${count} cases`),
    assigned: (count: number) => pluralEn(count, "1 case assigned", `${count} cases assigned`),
    refused: (count: number) =>
      pluralEn(count, "1 case was not assigned", `${count} cases were not assigned`),
    failed: "Could not assign the cases",
    close: "Close",
  },
  openBy: (names: readonly string[]) => `Open: ${names.join(", ")}`,
  beside: "Keep beside",
  besideLabel: "Second case",
  keys: [
    ["J", "Next case"],
    ["K", "Previous case"],
    ["Enter", "Open the case"],
    ["Esc", "Close the case"],
    ["A", "Approve, then confirm with Enter"],
    ["R", "Deny the request, with a reason"],
    ["D", "Dispatch help"],
    ["H", "Show the dispatched help"],
    ["M", "Open the actions of the first open dispatch"],
    ["E", "Handle the case, or assign it"],
    ["N", "Add a note"],
    ["X", "Select the case"],
    ["B", "Keep the case beside the next one (wide screens)"],
  ] satisfies KeyWords,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
