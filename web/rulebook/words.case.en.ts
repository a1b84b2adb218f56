import type { ApprovalCondition } from "#shared/rulebook/automation";

const conditions: Record<ApprovalCondition, string> = {
  rule: "The rule approves up to a limit",
  one_approver: "One approver is enough",
  pending: "The request is pending",
  waited: "The threshold has passed, a day ago at most",
  written_before: "The rule was written before the request was filed",
  nobody_attends: "Nobody attends to it",
  never_decided: "It was never decided before",
  case: "It is an officer's, of a confirmed case",
  supervisor: "A trusted supervisor confirmed the case",
  victim_info: "The victim information is there",
  needs: "A person confirmed what is needed",
  rulesets: "No ruleset asks for a person",
  recommendation: "The amount is no more than was recommended",
  amount: "The amount is within the rule's limit",
  limits: "The limits over 24 hours and 30 days are kept",
};

export const en = {
  attend: "I am on it",
  attending: "Saving...",
  attendText: "Nobody has said yet that they attend to this request.",
  attended: (name: string) => `${name} attends to this request`,
  attendedAt: (at: string) => `Since ${at}. No rule escalates or approves it any more.`,
  done: "You attend to this request",
  failed: "Error",
  failedText: "That did not work. Please try again.",
  title: "Urgency rule",
  told: "Told that it waits",
  toldLine: (step: number, name: string, { who, at }: { who: string; at: string }) =>
    `Step ${step}, for ${name}: ${who}, ${at}`,
  toldCount: (told: number) => (told === 1 ? "1 person" : `${told} people`),
  toldNobody: (step: number, name: string) => `Step ${step}, for ${name}: nobody to tell`,
  steps: {
    supervisor: "the supervisor of the case",
    director: "the director",
    notification: "the notification address",
    emergency: "the emergency address",
  } as Partial<Record<string, string>>,
  approved: (amount: string, at: string) => `Approved by itself: ${amount}, ${at}`,
  approvedBy: (level: string, version: number) =>
    `By the rule for ${level}, version ${version}. What it looked at:`,
  would: "The rule would approve it by itself now.",
  wouldNot: "The rule does not approve it by itself now. What is missing:",
  conditions,
  met: "met",
  unmet: "not met",
  looked: (condition: string, value: string) => `${condition}: ${value}`,
};
