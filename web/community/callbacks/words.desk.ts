import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { CallbackState, CallbackView } from "../../../shared/community/callbacks/statuses.ts";
import { en as waiting } from "./words.waiting.en.ts";

const states: Record<CallbackState, string> = {
  waiting: "Waiting",
  claimed: "Claimed",
  answered: "Reached",
  closed: "Closed",
};
const views: Record<CallbackView, string> = {
  open: "To do",
  waiting: "Not claimed",
  late: "Overdue",
  mine: "Mine",
  closed: "Closed",
  all: "All",
};

export const en = {
  title: waiting.title,
  lead: "Urgent calls come first, then the oldest. Opening one is logged.",
  actions: "support calls, phone, callbacks, waiting",
  waiting: (count: number) => pluralEn(count, "1 person waiting.", `${count} people waiting.`),
  late: waiting.late,
  lateText: "The promised time has passed. Call them now.",
  search: "Search callbacks",
  searchPlaceholder: "Name, number or outcome",
  filter: "Show",
  views,
  states,
  empty: { found: "No callbacks match your search and filter.", yet: "No callbacks to make." },
  columns: { person: "Person", clock: "Call by", asked: "Requested", state: "Status", actions: "Actions" },
  numbered: (number: number) => `Callback ${number}`,
  languages: { en: "English", es: "Spanish", fr: "French" } as Partial<Record<string, string>>,
  types: { general: "General", urgent: "Urgent" },
  has: (name: string) => `Assigned to ${name}`,
  nobodyNow: "Assigned to a deleted account",
  dialled: (when: string) => `Dialed ${when}`,
  reached: (when: string) => `Reached ${when}`,
  closed: (when: string) => `Closed ${when}`,
  claim: "Claim",
  claimOf: (name: string) => `Claim the call to ${name}`,
  open: "Open",
  openOf: (name: string) => `Open the call to ${name}`,
  detail: "Callback",
  noNumber: "The phone number could not be loaded",
  tryAgain: "Try again",
  keys: [
    ["C", "Claim the callback, then call"],
    ["R", "Mark the person as reached"],
  ] satisfies KeyWords,
  claimed: "Callback claimed",
  asked: "Requested",
  callBy: "Call by",
  language: "Language",
  message: "Message",
  phone: "Phone number",
  owner: "Assigned to",
  noOwner: "No one",
  dial: (phone: string) => `Call ${phone}`,
  lastDialled: "Last dialed",
  note: "Outcome",
  noteHint: "At most 1000 characters.",
  answered: "Person reached",
  answeredDone: "Marked as reached",
  giveBack: "Return to queue",
  givenBack: "Returned to queue",
  close: "Close callback",
  closing: "Closing...",
  closedDone: "Callback closed",
  failed: "Something went wrong",
  failedText: "Please try again.",
  seeAll: "View callbacks",
};

/** Words of the callback queue on the desk. The request form's words are in community/support. */
export const words = dictionary(en);
