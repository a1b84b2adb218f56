import type { WorkView } from "../../../shared/help/dispatches/hub.ts";
import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { duration } from "../../shell/desk/words.duration.en.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Dispatch",
  lead: "Approved requests and the help they still need, with the open case beside the list.",
  also: "workspace list keyboard help providers problem confirm used money second person",
  listLabel: "Requests",
  views: {
    approved: "Approved",
    partly: "Partial",
    problem: "Problem",
    confirm: "To confirm",
    others: "Waits for others",
    complete: "Complete",
    all: "All",
  } satisfies Record<WorkView, string>,
  empty: {
    approved: "Every approved request has help.",
    partly: "No request has only part of its help.",
    problem: "No problems reported.",
    confirm: "No help waits for you to confirm it.",
    others: "No help waits for another person.",
    complete: "No request has all of its help yet.",
    all: "No approved or dispatched requests.",
  } satisfies Record<WorkView, string>,
  about: {
    confirm:
      "Other people dispatched this help, and it counts as given. Open the case and confirm that it was used. Its money counts as spent from then on.",
    others:
      "This help counts as given, but the person who dispatched it can't settle its money. It counts as spent when another person confirms it, or when the provider redeems or bills it.",
    noOthers:
      "This help counts as given, and no account but the one that dispatched it may confirm it. Its money counts as spent when the provider redeems it on a terminal or bills it in a statement. A second account that may dispatch help can confirm it too.",
  },
  emptySearch: "No requests match your search. Try another view or word.",
  approved: "Approved",
  ago: (ms: number) => `${duration(ms)} ago`,
  requested: "Requested help:",
  detail: "Dispatch case",
  none: "No case is open",
  noneText: "Choose one in the list, or press J and Enter.",
  close: "Close case",
  dispatch: "Dispatch",
  openCase: "Open case",
  openTask: "Open the task",
  keys: [
    ["J", "Next case"],
    ["K", "Previous case"],
    ["Enter", "Open the case"],
    ["Esc", "Close the case"],
    ["D", "Dispatch the next missing help"],
    ["M", "Open the actions of the first open dispatch"],
    ["C", "Open the whole case"],
  ] satisfies KeyWords,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
