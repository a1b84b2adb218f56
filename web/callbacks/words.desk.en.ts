import type { CallbackState, CallbackView } from "#shared/callbacks/rules";
import { en as waiting } from "./words.waiting.en.ts";

const states: Record<CallbackState, string> = {
  waiting: "Waiting",
  claimed: "Claimed",
  answered: "Reached",
  closed: "Closed",
};
const views: Record<CallbackView, string> = {
  open: "To be done",
  waiting: "Not claimed",
  late: "Late",
  mine: "Mine",
  closed: "Closed",
  all: "All",
};

export const en = {
  title: waiting.title,
  lead: "Who asked in the support chat to be called: the urgent first, then who waits longest. A number is shown to whoever opens a call-back, and that is logged.",
  actions: "support calls, phone, callbacks, waiting",
  waiting: (count: number) => (count === 1 ? "1 person waits." : `${count} people wait.`),
  late: waiting.late,
  lateText: "They were promised a call by now.",
  search: "Search call-backs",
  searchPlaceholder: "Name, number of the call-back, or note",
  filter: "Show",
  views,
  states,
  empty: { found: "No call-backs match the search and the filter.", yet: "Nobody waits to be called." },
  columns: { person: "Person", clock: "Call by", asked: "Asked", state: "State", actions: "Actions" },
  numbered: (number: number) => `Call-back ${number}`,
  languages: { en: "English", es: "Spanish", fr: "French" } as Partial<Record<string, string>>,
  types: { general: "General", urgent: "Urgent" },
  timeLeft: (name: string) => `Time until the call to ${name}`,
  lateBy: (minutes: number) => {
    if (minutes < 60) return `Late by ${minutes} min`;
    return minutes < 48 * 60
      ? `Late by ${Math.floor(minutes / 60)} h`
      : `Late by ${Math.floor(minutes / 1440)} days`;
  },
  has: (name: string) => `${name} has it`,
  nobodyNow: "The account that had it is gone",
  dialled: (when: string) => `Dialled ${when}`,
  reached: (when: string) => `Reached ${when}`,
  closed: (when: string) => `Closed ${when}`,
  claim: "Claim",
  claimOf: (name: string) => `Claim the call to ${name}`,
  open: "Open",
  openOf: (name: string) => `Open the call to ${name}`,
  claimed: "The call is yours",
  asked: "Asked",
  callBy: "Promised by",
  language: "Language",
  message: "Message",
  phone: "Number",
  owner: "Who has it",
  nobody: "Nobody yet",
  dial: (phone: string) => `Call ${phone}`,
  lastDialled: "Last dialled",
  note: "What came of it",
  noteHint: "At most 1000 characters.",
  answered: "Person reached",
  answeredDone: "Noted that the person was reached",
  giveBack: "Give back",
  givenBack: "Back in the queue",
  close: "Close the call-back",
  closing: "Closing...",
  closedDone: "Call-back closed",
  failed: "That did not work",
  failedText: "Please try again.",
  seeAll: "See the call-backs",
};
