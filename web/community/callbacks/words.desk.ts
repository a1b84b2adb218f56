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
  lead: "Callback requests from the support chat. Urgent requests come first, then the oldest. Opening a callback shows the phone number and is logged.",
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
  timeLeft: (name: string) => `Time until the call to ${name}`,
  lateBy: (minutes: number) => {
    if (minutes < 1) return "Due now";
    if (minutes < 60) return `Overdue by ${minutes} min`;
    return minutes < 48 * 60
      ? `Overdue by ${Math.floor(minutes / 60)} h`
      : `Overdue by ${Math.floor(minutes / 1440)} days`;
  },
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
