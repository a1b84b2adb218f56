import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { FeedbackState, FeedbackView } from "../../../shared/community/feedback/kinds.ts";
import { en as waiting } from "./words.waiting.en.ts";

const states: Record<FeedbackState, string> = { open: "Open", handled: "Handled" };
const views: Record<FeedbackView, string> = {
  open: "Open",
  mine: "Mine",
  followUp: "Open, follow-up requested",
  handled: "Handled",
  all: "All",
};

export const en = {
  title: waiting.title,
  lead: "Only administrators can read it. It's never sent to the agency.",
  actions: "complaints, concerns, praise, receipts",
  search: "Search feedback",
  searchPlaceholder: "Receipt, agency or outcome",
  filter: "Show",
  typeFilter: "Type",
  allTypes: "All types",
  types: { general: "General", concern: "Concern", positive: "Positive" },
  views,
  states,
  empty: { found: "No feedback matches your search and filter.", yet: "No open feedback." },
  columns: {
    receipt: "Receipt",
    type: "Type",
    agency: "Agency",
    text: "Feedback",
    state: "Status",
    actions: "Actions",
  },
  seesToIt: (name: string) => `Assigned to ${name}`,
  followUp: "Follow-up requested",
  handledOn: (when: string) => `Handled ${when}`,
  take: "Claim",
  taken: "You're handling this feedback",
  open: "Open",
  openOf: (receipt: string) => `Open ${receipt}`,
  detail: "Feedback details",
  keys: [["C", "Claim or reopen the feedback"]] satisfies KeyWords,
  received: "Received",
  type: "Type",
  owner: "Assigned to",
  noOwner: "No one",
  contact: "Contact",
  noContact: "None given. This feedback is anonymous.",
  contactHidden: "Given. Your role doesn't show it.",
  noFollowUp: "Contact details were given, but no follow-up was requested.",
  showContact: "Show contact",
  showContactHint: "Viewing it is logged.",
  note: "Outcome",
  noteHint: "At most 1,000 characters. Neither the feedback nor this note is sent to the agency.",
  handle: "Mark as handled",
  handling: "Saving...",
  handled: "Feedback handled",
  release: "Return to queue",
  released: "Returned to queue",
  reopen: "Reopen",
  reopened: "Feedback reopened and assigned to you",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** The administrators' side of feedback; the writers' words are in words.ts. */
export const words = dictionary(en);
