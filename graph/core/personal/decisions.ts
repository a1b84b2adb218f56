import type { Inventory } from "./types.ts";

/** What was recommended for a request, allocated and decided. */
export const decisions = {
  Recommendation: {
    label: "Recommended amounts",
    of: { request: "requestId" },
    columns: {
      source: "none",
      lines: ["none", "Lines of the sum", { keys: { label: "none", amountCents: "none" } }],
      inputs: [
        "none",
        "What the amount was computed from",
        {
          keys: {
            facts: "none",
            limits: "none",
            figures: "none",
            resources: "none",
            rulesets: "none",
            requiresHumanReview: "none",
          },
        },
      ],
      version: "none",
    },
  },
  ResourceRecommendation: {
    label: "Recommended resources",
    of: { request: "requestId" },
    columns: { status: "none" },
  },
  FundAllocation: {
    label: "Allocations",
    of: { request: "requestId" },
    columns: {
      justification: ["victimText", "Reason"],
      recommendedCents: ["none", "Recommended cents"],
      differenceReason: ["none", "Why the amount is not the recommended one"],
      differenceNote: ["victimText", "Note on the difference"],
      limitKeys: [
        "victimKey",
        "Hashes by which limits count",
        { elements: { "victim:": "victimKey", "officer:": "officer", "agency:": "none" } },
      ],
    },
  },
  Approval: {
    label: "Approvals and denials",
    of: { request: "requestId" },
    columns: {
      personKey: ["officer", "Address of the person who decided"],
      badgeKeys: ["officer", "Badge of the person who decided"],
      personName: ["officer", "Name of the person who decided"],
      reason: ["victimText", "Reason"],
    },
  },
  AutomaticDecision: {
    label: "Approvals by a rule",
    of: { request: "requestId" },
    columns: {
      trace: [
        "none",
        "What the rule checked",
        {
          keys: {
            rule: "none",
            "conditions.name": "none",
            "conditions.isMet": "none",
            "conditions.value": "none",
          },
        },
      ],
    },
  },
} as const satisfies Partial<Inventory>;
