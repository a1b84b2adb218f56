import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { NamedStep, RuleUrgency } from "../../../shared/decisions/rulebook/rules.ts";

const levels: Record<RuleUrgency, string> = { critical: "Critical", urgent: "Urgent", standard: "Standard" };
const steps: Record<NamedStep, string> = {
  supervisor: "Case supervisor",
  director: "Director",
  notification: "Notification address",
  emergency: "Emergency address",
};
const count = (many: number, one: string, more: string) =>
  pluralEn(many, `1 ${one}`, `${many.toLocaleString("en-US")} ${more}`);
const dollars = (usd: number) => `$${usd.toLocaleString("en-US", { maximumFractionDigits: 2 })}`;
const span = (minutes: number) =>
  minutes < 120
    ? count(minutes, "minute", "minutes")
    : minutes < 2880
      ? count(Math.round(minutes / 60), "hour", "hours")
      : count(Math.round(minutes / 1440), "day", "days");

export const en = {
  levels,
  steps,
  covers: {
    critical: "Critical urgency requests",
    urgent: "High urgency requests",
    standard: "Medium and low urgency requests",
  } satisfies Record<RuleUrgency, string> as Record<RuleUrgency, string>,
  empty: "No urgency rules yet.",
  add: "Add Rule",
  edit: "Edit",
  editOf: (level: string) => `Edit the rule for ${level}`,
  history: "History",
  line: (minutes: number, usd: number) =>
    `Escalates after ${minutes} minutes\u00a0• Auto-approve up to ${dollars(usd)}`,
  rule: "Rule",
  list: "Urgency rules",
  off: "Off",
  stepsTerm: "Escalation steps",
  approvers: "Required approvers",
  covered: "Applies to",
  written: "Last changed",
  writtenBy: (name: string, at: string) => `by ${name}, ${at}`,
  fromStart: "Default",
  acts: "Each time the threshold passes and no one is handling the request, the next step is notified. A request is auto-approved only if its needs are confirmed, a trusted supervisor confirmed the case, no ruleset requires human review, and it's within every limit.",
  form: {
    title: "Add Rule",
    editTitle: (level: string) => `Rule for ${level}`,
    level: "Level",
    threshold: "Time threshold (minutes)",
    thresholdHint: "Wait before the first step and between steps",
    limit: "Auto-approval limit (US dollars)",
    limitHint: (most: number) => `Up to ${dollars(most)}. Enter 0 to turn off auto-approval.`,
    approvers: "Required approvers",
    approversHint: "If more than one, requests are never auto-approved",
    steps: "Escalation steps",
    step: (place: number) => `Step ${place}`,
    address: "Email address",
    addressOf: (place: number) => `Email address for step ${place}`,
    addStep: "Add step",
    removeStep: (place: number) => `Remove step ${place}`,
    active: "Rule is on",
    replaces: (level: string) =>
      `A rule for ${level} already exists. Saving replaces it. The old version stays in the history.`,
    cancel: "Cancel",
    back: "Back",
    tryOut: "Test on the last 90 days",
    trying: "Testing...",
    save: "Save rule",
    saving: "Saving...",
    created: "Urgency rule created successfully",
    createFailed: "Failed to create urgency rule",
    failed: "Error",
  },
  dryRun: {
    title: "In the last 90 days, this rule",
    result: (escalated: number, approved: number, usd: number) =>
      `would have escalated ${escalated.toLocaleString("en-US")}, approved ${approved.toLocaleString("en-US")}, ${dollars(usd)}`,
    of: (requests: number) => `of ${count(requests, "request", "requests")}`,
    none: "This rule would not have acted on any request.",
    approximate: "This test ignores the 24-hour and 30-day limits. Nothing changes until you save.",
    list: "Affected requests",
    case: "Case",
    filed: "Filed",
    waited: "Waited",
    waitedFor: span,
    outcome: "Result",
    approved: (amount: string) => `Approved, ${amount}`,
    escalated: (steps: number) => count(steps, "step notified", "steps notified"),
    pages: "Test result pages",
  },
  past: {
    title: "Urgency rule history",
    titleOfRulesets: "AI ruleset history",
    empty: "No changes yet.",
    added: "Added",
    deleted: "Deleted",
    changed: "Changed",
    by: (name: string, at: string) => `${name}, ${at}`,
    before: "Before",
    after: "After",
    pages: "History pages",
    names: {
      urgencyLevel: "level",
      timeThresholdMinutes: "minutes",
      escalationSteps: "steps",
      autoApprovalLimitCents: "auto-approval limit",
      requiredApprovers: "required approvers",
      isActive: "on",
      name: "name",
      category: "category",
      priority: "priority",
      requiresHumanReview: "human review required",
      conditions: "conditions",
      adjustmentCents: "adjustment",
    } as Partial<Record<string, string>>,
    yes: "yes",
    no: "no",
  },
};

/** Urgency rules and the history. */
export const urgencyWords = dictionary(en);
