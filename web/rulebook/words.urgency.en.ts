import type { NamedStep, RuleUrgency } from "#shared/rulebook/rules";

const levels: Record<RuleUrgency, string> = { critical: "Critical", urgent: "Urgent", standard: "Standard" };
const steps: Record<NamedStep, string> = {
  supervisor: "Supervisor of the case",
  director: "Director",
  notification: "Notification address",
  emergency: "Emergency address",
};
const count = (many: number, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString("en-US")} ${more}`;
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
    critical: "Critical requests",
    urgent: "Requests of high urgency",
    standard: "Requests of medium and low urgency",
  } satisfies Record<RuleUrgency, string> as Record<RuleUrgency, string>,
  empty: "There are no urgency rules yet.",
  add: "Add Rule",
  edit: "Edit",
  editOf: (level: string) => `Edit the rule for ${level}`,
  history: "History",
  line: (minutes: number, usd: number) =>
    `Escalates after ${minutes} minutes • Auto-approve up to ${dollars(usd)}`,
  off: "Off",
  stepsTerm: "Escalation steps",
  approvers: "Required approvers",
  covered: "Holds for",
  written: "Written",
  writtenBy: (name: string, at: string) => `by ${name}, ${at}`,
  fromStart: "as a new installation has it",
  acts: "A step is told each time that the threshold has passed and nobody has attended. A request is approved by itself only when its needs are confirmed, its case is confirmed by a trusted supervisor, no ruleset asks for a person, and every limit is kept.",
  form: {
    title: "Add Rule",
    editTitle: (level: string) => `Rule for ${level}`,
    level: "Level",
    threshold: "Time threshold (minutes)",
    thresholdHint: "Until the first step is told, and between one step and the next",
    limit: "Auto-approval limit (US dollars)",
    limitHint: (most: number) => `Up to ${dollars(most)}; 0 never approves`,
    approvers: "Required approvers",
    approversHint: "With more than one, nothing is approved by itself",
    steps: "Escalation steps",
    step: (place: number) => `Step ${place}`,
    address: "An e-mail address",
    addressOf: (place: number) => `E-mail address of step ${place}`,
    addStep: "Add a step",
    removeStep: (place: number) => `Remove step ${place}`,
    active: "The rule is on",
    replaces: (level: string) =>
      `There is a rule for ${level} already. Saving replaces it; the history keeps it.`,
    cancel: "Cancel",
    back: "Back",
    tryOut: "Try on the last 90 days",
    trying: "Trying...",
    save: "Save rule",
    saving: "Saving...",
    created: "Urgency rule created successfully",
    createFailed: "Failed to create urgency rule",
    failed: "Error",
  },
  dryRun: {
    title: "In the last 90 days this rule",
    result: (escalated: number, approved: number, usd: number) =>
      `would have escalated ${escalated.toLocaleString("en-US")}, approved ${approved.toLocaleString("en-US")}, ${dollars(usd)}`,
    of: (requests: number) => `of ${count(requests, "request", "requests")}`,
    none: "It would have acted on no request of these days.",
    approximate: "Limits over 24 hours and 30 days are not replayed. Nothing is written until you save.",
    list: "Requests that it would have acted on",
    case: "Case",
    filed: "Filed",
    waited: "Waited",
    waitedFor: span,
    outcome: "What would have happened",
    approved: (amount: string) => `Approved, ${amount}`,
    escalated: (steps: number) => count(steps, "step told", "steps told"),
    pages: "Pages of the dry run",
  },
  past: {
    title: "History of the urgency rules",
    titleOfRulesets: "History of the AI rulesets",
    empty: "Nothing was changed yet.",
    added: "Added",
    deleted: "Deleted",
    changed: "Changed",
    by: (name: string, at: string) => `${name}, ${at}`,
    before: "Before",
    after: "After",
    pages: "Pages of the history",
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
