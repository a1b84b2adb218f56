const ruleUrgencies = ["critical", "urgent", "standard"] as const;
/** The rules that a new installation starts with: 30 minutes, $500, one approver. */
export const firstUrgencyRules = ruleUrgencies.map((urgencyLevel) => ({
  urgencyLevel,
  timeThresholdMinutes: urgencyLevel === "critical" ? 15 : urgencyLevel === "urgent" ? 30 : 120,
  escalationSteps: ["supervisor", "director"],
  autoApprovalLimitCents: 50_000,
  requiredApprovers: 1,
}));

/** The AI rulesets that a new installation starts with; administrators switch and extend them. */
export const firstRulesets = [
  {
    name: "Critical requests: a person looks at once",
    category: "triage",
    priority: 1,
    requiresHumanReview: true,
    conditions: [{ field: "urgencyLevel", operator: "equals", value: "critical" }],
    adjustmentCents: 0,
  },
  {
    name: "Violence at home: cover a second night",
    category: "safety",
    priority: 2,
    requiresHumanReview: true,
    conditions: [
      { field: "needs", operator: "includes", value: "violence" },
      { field: "helpTypes", operator: "includes", value: "shelter" },
    ],
    adjustmentCents: 7_500,
  },
  {
    name: "Large families: a person looks at the amount",
    category: "triage",
    priority: 3,
    requiresHumanReview: true,
    conditions: [{ field: "people", operator: "at_least", value: 6 }],
    adjustmentCents: 0,
  },
];
