import { dayMs, hourMs, minuteMs } from "../../core/time/durations.ts";

/** The kinds of work at the desk, as stored. */
export const taskKinds = [
  "waiting_for_fund",
  "statement_difference",
  "dispute",
  "expiring_code",
  "stop_request",
  "same_person",
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** All open work: the tasks, and the open items of other lists. */
export const workKinds = [
  ...taskKinds,
  "urgent_reply",
  "failed_message",
  "callback",
  "officer_waiting",
  "grant_to_review",
  "wrong_entry",
  "entry_to_confirm",
  "low_code_pool",
  "codes_to_approve",
  "escalation",
  "privacy_request",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** `resolved` is stored when a task closes with its subject. */
export const taskOutcomes = [
  "resolved",
  "help_given",
  "help_not_given",
  "unclear",
  "reminded",
  "replaced",
  "left_to_expire",
  "not_reached",
  "contact_changed",
  "still_wanted",
] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

export const taskStates = ["open", "done", "dropped"] as const;
export type TaskState = (typeof taskStates)[number];

/** The list filters. Overdue, unclaimed and own tasks are open. */
export const taskViews = ["open", "late", "free", "mine", "closed", "all"] as const;
export type TaskView = (typeof taskViews)[number];

interface Kind {
  /**
   * The outcomes among which a person chooses. Without any, the task closes with its subject, so a
   * person can only take it.
   */
  outcomes: readonly TaskOutcome[];
  /** When a task without a case and without a time of its own is due. */
  dueMs: number;
}

/** A new kind is a row here, and its words. No migration is needed. */
const kinds: Record<TaskKind, Kind> = {
  waiting_for_fund: { outcomes: [], dueMs: dayMs },
  statement_difference: { outcomes: [], dueMs: 3 * dayMs },
  dispute: { outcomes: ["help_given", "help_not_given", "unclear"], dueMs: 4 * hourMs },
  expiring_code: { outcomes: ["reminded", "replaced", "left_to_expire", "not_reached"], dueMs: dayMs },
  same_person: { outcomes: [], dueMs: dayMs },
  stop_request: { outcomes: ["contact_changed", "still_wanted", "not_reached"], dueMs: hourMs },
};

export const outcomesOf = (kind: TaskKind): readonly TaskOutcome[] => kinds[kind].outcomes;

/** An urgency rule's minutes decide for a case; the kind decides without one. */
export const dueAtOf = (kind: TaskKind, openedAt: Date, ruleMinutes: number | null): Date =>
  new Date(openedAt.getTime() + (ruleMinutes === null ? kinds[kind].dueMs : ruleMinutes * minuteMs));
