import * as z from "zod/mini";
import { emailProblem, foldEmail } from "../../core/forms/email.ts";
import { isInCents } from "../../core/forms/dollars.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import type { UrgencyLevel } from "../../intake/requests/rules.ts";
import { says } from "./sentences.ts";

/** A rule covers requests of one urgency; medium and low share one. */
export const ruleUrgencies = ["critical", "urgent", "standard"] as const;
export type RuleUrgency = (typeof ruleUrgencies)[number];

/** The rule for a request of this urgency; in SQL `graph/core/database/rules.sql.ts`. */
export const ruleUrgencyOf = (level: UrgencyLevel): RuleUrgency =>
  level === "critical" ? "critical" : level === "high" ? "urgent" : "standard";

/**
 * The escalation steps: the case's supervisor, the director, and two configured addresses. A step
 * may also be an email address.
 */
export const namedSteps = ["supervisor", "director", "notification", "emergency"] as const;
export type NamedStep = (typeof namedSteps)[number];
export const isNamedStep = (step: string): step is NamedStep => namedSteps.some((name) => name === step);

/** The auto-approval limit that a regular administrator may set, in cents. */
export const adminRuleLimitCents = 50_000;
const maxMinutes = 7 * 24 * 60;
export const maxSteps = 5;
const maxApprovers = 5;
/** The period of a dry run. */
export const dryRunDays = 90;

/** The defaults of a new rule. */
export const newRule = {
  urgencyLevel: "urgent",
  timeThreshold: 30,
  escalationSteps: ["supervisor", "director"],
  autoApprovalLimit: 500,
  requiredApprovers: 1,
} as const;

/** The rules of a new installation: 30 minutes, $500, one approver. */
export const firstUrgencyRules = ruleUrgencies.map((urgencyLevel) => ({
  urgencyLevel,
  timeThresholdMinutes: urgencyLevel === "critical" ? 15 : urgencyLevel === "urgent" ? 30 : 120,
  escalationSteps: ["supervisor", "director"],
  autoApprovalLimitCents: 50_000,
  requiredApprovers: 1,
}));

const whole = (missing: string, wrong: string, { least, most }: { least: number; most: number }) =>
  z.number(missing).check(z.int(wrong), z.minimum(least, wrong), z.maximum(most, wrong));

const step = z.string(says.stepWrong).check(
  z.overwrite(foldEmail),
  z.toLowerCase(),
  z.maxLength(254, says.stepWrong),
  z.check(({ value, issues }) => {
    const problem = isNamedStep(value) ? undefined : emailProblem(value, says.stepWrong);
    if (problem) issues.push({ code: "custom", message: problem, input: value, continue: true });
  }),
);

/** An urgency rule as entered: minutes, and US dollars. */
export const urgencyRuleForm = z.object({
  urgencyLevel: z.enum(ruleUrgencies, says.levelMissing),
  timeThreshold: whole(says.thresholdWrong, says.thresholdWrong, { least: 1, most: maxMinutes }),
  escalationSteps: z.array(step, says.stepsMissing).check(
    z.minLength(1, says.stepsMissing),
    z.maxLength(maxSteps, says.tooManySteps),
    z.refine((steps) => new Set(steps).size === steps.length, says.stepTwice),
  ),
  autoApprovalLimit: z
    .number(says.limitWrong)
    .check(
      z.minimum(0, says.limitWrong),
      z.maximum(1_000_000, says.limitWrong),
      z.refine(isInCents, says.limitWrong),
    ),
  requiredApprovers: whole(says.approversWrong, says.approversWrong, { least: 1, most: maxApprovers }),
  isActive: z.optional(z.boolean(formSays.required)),
});
export type UrgencyRuleForm = z.output<typeof urgencyRuleForm>;

/** The fields of a rule in the history and in a dry run. */
export const ruleOf = (form: UrgencyRuleForm) => ({
  urgencyLevel: form.urgencyLevel,
  timeThresholdMinutes: form.timeThreshold,
  escalationSteps: form.escalationSteps,
  autoApprovalLimitCents: Math.round(form.autoApprovalLimit * 100),
  requiredApprovers: form.requiredApprovers,
  isActive: form.isActive ?? true,
});
export type Rule = ReturnType<typeof ruleOf>;

/** The AI rulesets of a new installation; administrators enable and extend them. */
export const firstRulesets = [
  {
    name: "Critical requests: a person looks at once",
    category: "triage",
    priority: 1,
    requiresHumanReview: true,
    conditions: { all: [{ fact: "urgencyLevel", operator: "equal", value: "critical" }] },
    adjustmentCents: 0,
  },
  {
    name: "Violence at home: cover a second night",
    category: "safety",
    priority: 2,
    requiresHumanReview: true,
    conditions: {
      all: [
        { fact: "needs", operator: "contains", value: "violence" },
        { fact: "helpTypes", operator: "contains", value: "shelter" },
      ],
    },
    adjustmentCents: 7_500,
  },
  {
    name: "Large families: a person looks at the amount",
    category: "triage",
    priority: 3,
    requiresHumanReview: true,
    conditions: { all: [{ fact: "people", operator: "greaterThanInclusive", value: 6 }] },
    adjustmentCents: 0,
  },
];
