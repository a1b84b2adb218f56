import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { ApprovalCondition } from "../../../shared/decisions/rulebook/automation.ts";

const conditions: Record<ApprovalCondition, string> = {
  rule: "Auto-approval limit",
  one_approver: "Only one approver required",
  pending: "Pending status",
  waited: "Time threshold passed within the last day",
  written_before: "Rule saved before the request was filed",
  nobody_attends: "No one is handling it",
  never_decided: "No earlier decision",
  case: "Officer's confirmed case",
  supervisor: "Confirmation by a trusted supervisor",
  victim_info: "Victim information",
  needs: "Confirmed needs",
  rulesets: "No ruleset requires human review",
  recommendation: "Amount within the recommendation",
  amount: "Amount within the rule's limit",
  limits: "Within the 24-hour and 30-day limits",
};

export const en = {
  title: "Urgency rule",
  told: "Escalations",
  toldLine: (step: number, name: string, { who, at }: { who: string; at: string }) =>
    `Step ${step}, ${name}: ${who}, ${at}`,
  toldCount: (told: number) => pluralEn(told, "1 person notified", `${told} people notified`),
  toldNobody: (step: number, name: string) => `Step ${step}, ${name}: no one to notify`,
  steps: {
    supervisor: "case supervisor",
    director: "director",
    notification: "notification address",
    emergency: "emergency address",
  } as Partial<Record<string, string>>,
  approved: (amount: string, at: string) => `Auto-approved: ${amount}, ${at}`,
  approvedBy: (level: string, version: number) =>
    `By the ${level} urgency rule, version ${version}. Conditions checked:`,
  would: "This request meets all conditions for auto-approval.",
  wouldNot: "Not auto-approved yet. Missing:",
  conditions,
  met: "met",
  unmet: "not met",
  looked: (condition: string, value: string) => `${condition}: ${value}`,
  /** The value adds nothing if the condition is only missing. */
  missing: (condition: string, value: string) =>
    value === "missing" ? condition : `${condition} (${value})`,
};

/** The rules' actions on one case. */
export const caseWords = dictionary(en);
