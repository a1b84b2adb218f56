import type { KeyWords } from "../../admin/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Cases",
  lead: "Every request, most urgent first.",
  also: "workspace list keyboard requests",
  listLabel: "Cases",
  columns: { case: "Case", status: "Status", created: "Created" },
  owner: (name: string) => `Owner: ${name}`,
  detail: "Case",
  none: "No case is open",
  noneText: "Choose a case in the list, or press J and Enter.",
  close: "Close case",
  dispatch: "Dispatch help",
  note: "Add a note",
  dispatchFailed: "Could not open dispatch",
  keys: [
    ["J", "Next case"],
    ["K", "Previous case"],
    ["Enter", "Open the case"],
    ["Esc", "Close the case"],
    ["A", "Approve, then confirm with Enter"],
    ["D", "Dispatch help"],
    ["E", "Assign the case"],
    ["N", "Add a note"],
  ] satisfies KeyWords,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
