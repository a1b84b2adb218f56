import type {
  TaskKind,
  TaskOutcome,
  TaskState,
  TaskView,
  WorkKind,
} from "../../../shared/desk/tasks/kinds.ts";
import { en as callbacks } from "../../community/callbacks/words.desk.ts";
import { en as privacy } from "../../intake/privacy-requests/words.desk.ts";
import { en as communications } from "../inbox/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import { en as waiting } from "./words.waiting.en.ts";

const kinds: Record<WorkKind, string> = {
  waiting_for_fund: "Waiting for money",
  statement_difference: "Statement difference",
  dispute: "Disputed redemption",
  expiring_code: "Code expires soon",
  stop_request: "May want no more messages",
  same_person: "Possibly the same person",
  urgent_reply: "Urgent reply",
  failed_message: "Message not delivered",
  callback: "Callback",
  officer_waiting: "Officer waiting",
  grant_to_review: "911 grant to review",
  wrong_entry: "Wrong directory entry",
  entry_to_confirm: "Entries to confirm",
  low_code_pool: "Low on codes",
  codes_to_approve: "Codes to approve",
  escalation: "Escalated request",
  privacy_request: "Question about own data",
};
const wordOf = (words: Readonly<Record<string, string>>) => (stored: string) => words[stored] ?? stored;
/** What the work is about, where it is stored as a number or a code. */
const abouts: Partial<Record<WorkKind, (stored: string) => string>> = {
  stop_request: (from) => `Message from: ${wordOf(communications.kinds)(from)}`,
  failed_message: wordOf(communications.kinds),
  callback: wordOf(callbacks.types),
  entry_to_confirm: (count) => (count === "1" ? "1 entry" : `${count} entries`),
  low_code_pool: (pool) => `${pool} left`,
  escalation: (step) => `Step ${step}`,
  privacy_request: wordOf(privacy.kinds),
};
/** Where a task that closes with its subject is settled. */
const howTo: Partial<Record<TaskKind, string>> = {
  waiting_for_fund: "Closes when the request is approved again with money, or is no longer waiting.",
  statement_difference: "Closes when the difference is settled.",
  same_person: "Closes when you record who the cases are for.",
};
const states: Record<TaskState, string> = { open: "Open", done: "Done", dropped: "Dropped" };
const outcomes: Record<TaskOutcome, string> = {
  resolved: "Settled",
  help_given: "The help was given",
  help_not_given: "The help was not given",
  unclear: "Unknown",
  reminded: "The person was reminded",
  replaced: "The code was replaced",
  left_to_expire: "No longer needed",
  not_reached: "The person could not be reached",
  contact_changed: "How the person may be reached was changed",
  still_wanted: "The person did not ask to stop messages",
};
const views: Record<TaskView, string> = {
  open: "To do",
  late: "Overdue",
  free: "Not claimed",
  mine: "Mine",
  closed: "Closed",
  all: "All",
};

export const en = {
  title: waiting.title,
  lead: "All open work. Overdue work comes first.",
  also: "to do, queue, disputes, expiring codes, statement differences",
  late: waiting.late,
  lateText: "Handle these first.",
  search: "Search tasks",
  searchPlaceholder: "Case, task number, or owner",
  filter: "Show",
  kindFilter: "Kind",
  allKinds: "All kinds",
  views,
  kinds,
  abouts,
  howTo,
  states,
  outcomes,
  empty: { found: "No tasks match your search and filter.", yet: "Nothing to do." },
  columns: { task: "Task", due: "Due", state: "Status", actions: "Actions" },
  numbered: (number: number) => `Task ${number}`,
  noTime: "No due time",
  /** What a press opens, where it is not the case. */
  openItem: {
    urgent_reply: "Open message",
    failed_message: "Open message",
    callback: "Open callback",
    officer_waiting: "Open officers",
    grant_to_review: "Open grants",
    wrong_entry: "Open reports",
    entry_to_confirm: "Open directory",
    low_code_pool: "Open codes",
    codes_to_approve: "Open codes",
    same_person: "Compare cases",
  } satisfies Partial<Record<WorkKind, string>> as Partial<Record<WorkKind, string>>,
  openCase: "Open case",
  openOf: (open: string, kind: string, about: string) =>
    `${open}: ${[kind, about].filter(Boolean).join(", ")}`,
  opened: (when: string) => `Opened ${when}`,
  claimedBy: (name: string) => `Claimed by ${name}`,
  unclaimed: "Not claimed",
  closed: (when: string, who: string | null | undefined) =>
    who ? `Closed ${when} by ${who}` : `Closed ${when}`,
  take: "Claim",
  takeOf: (task: string) => `Claim ${task}`,
  taken: "Task claimed",
  claimCall: "Claim and call",
  claimCallOf: (name: string) => `Claim and call: ${name}`,
  release: "Return to queue",
  releaseOf: (task: string) => `Return ${task} to the queue`,
  released: "Returned to queue",
  assign: "Assign",
  assignOf: (task: string) => `Assign ${task}`,
  assignTo: "Administrator",
  assigning: "Assigning…",
  assigned: "Task assigned",
  finish: "Finish",
  finishOf: (task: string) => `Finish ${task}`,
  finishing: "Finishing…",
  finished: "Task finished",
  outcome: "Outcome",
  note: "Note",
  noteHint: "Optional. At most 500 characters.",
  drop: "Drop",
  dropOf: (task: string) => `Drop ${task}`,
  dropText: "Drop a task if there is nothing to do.",
  dropping: "Dropping…",
  dropped: "Task dropped",
  cancel: "Cancel",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

export const words = dictionary(en);
