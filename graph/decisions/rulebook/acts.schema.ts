import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageWithSums, paging, type WithSums } from "../../core/graphql/pages.ts";
import { dryRunRule } from "./dry-run.ts";
import { RuleUrgency } from "./schema.ts";
import { saveUrgencyRule } from "./urgency-rules.ts";
import type { DryRun, DryRunRow } from "./dry-run.sql.ts";

const UrgencyRuleDraft = builder.inputType("UrgencyRuleDraft", {
  description: "An urgency rule to save or simulate.",
  fields: (t) => ({
    urgencyLevel: t.field({ description: "The requests that the rule applies to.", type: RuleUrgency }),
    timeThreshold: t.int({ description: "Minutes before each escalation step, from 1 to 10,080." }),
    escalationSteps: t.stringList({
      description:
        "Who to notify, in order. 1 to 5 of `supervisor`, `director`, `notification`, `emergency`, or email addresses.",
    }),
    autoApprovalLimit: t.field({
      description: "Largest automatic approval in US dollars. 0 turns automatic approval off.",
      type: "USD",
    }),
    requiredApprovers: t.int({ description: "Number of different people who must approve, from 1 to 5." }),
    isActive: t.boolean({ description: "If false, the rule neither escalates nor approves." }),
  }),
});

rowMutation("saveUrgencyRule", ["rule", "UrgencyRule"], {
  access: "changeRules",
  description:
    "Saves the urgency rule of a level. INVALID with `fields`. FORBIDDEN if an administrator sets an automatic limit above $500 without being a super administrator. CONFLICT if it has changed since.",
  input: (t) => ({
    rule: t.field({ description: "Values of the rule.", type: UrgencyRuleDraft }),
    version: t.int({
      description:
        "The `version` of the level's rule that the client last read. Null if there was no rule. CONFLICT if it has changed since.",
      required: false,
    }),
  }),
  resolve: ({ rule, version }, context, selection) =>
    saveUrgencyRule(context, { ...rule, version: version ?? null }, selection),
});

const DryRunRowType = builder.objectRef<DryRunRow>("UrgencyRuleDryRunRow").implement({
  description: "A request that the draft rule would have affected.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    waitedMinutes: t.exposeInt("waitedMinutes", {
      description: "Minutes until someone handled the request, or until now.",
    }),
    isApproved: t.exposeBoolean("isApproved", {
      description: "True if the rule would have approved it. False if it would have escalated it.",
    }),
    steps: t.exposeInt("steps", { description: "Number of escalation steps that would have been notified." }),
    amount: t.field({
      description: "Amount that would have been allocated, in US dollars.",
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
  }),
});

const DryRunConnection = connectionOf<DryRunRow, WithSums<DryRun & { total: number }>>(
  "UrgencyRuleDryRun",
  DryRunRowType,
  {
    description:
      "What a draft rule would have done in the last 90 days. The 24-hour and 30-day limits are not simulated.",
    edges: "Affected requests on this page, newest first.",
    totalCount: "Number of affected requests on all pages.",
    fields: (t) => ({
      requests: t.int({
        description: "Number of requests of the rule's level in these days.",
        resolve: async ({ sums }) => (await sums()).requests,
      }),
      escalated: t.int({
        description: "Number of requests that the rule would have escalated.",
        resolve: async ({ sums }) => (await sums()).escalated,
      }),
      approved: t.int({
        description: "Number of requests that the rule would have approved.",
        resolve: async ({ sums }) => (await sums()).approved,
      }),
      amount: t.field({
        description: "Total automatic approvals in US dollars.",
        type: "USD",
        resolve: async ({ sums }) => (await sums()).amountCents / 100,
      }),
    }),
  },
);

builder.queryField("urgencyRuleDryRun", (t) =>
  t.field({
    access: "readCases",
    description:
      "Simulates a draft rule on the last 90 days. It saves nothing. INVALID and FORBIDDEN as for `saveUrgencyRule`.",
    type: DryRunConnection,
    args: {
      rule: t.arg({ description: "The draft.", type: UrgencyRuleDraft }),
      ...paging,
    },
    resolve: (_root, { rule, ...page }, context) =>
      pageWithSums(page, (slice) => dryRunRule(context, rule, slice)),
  }),
);
