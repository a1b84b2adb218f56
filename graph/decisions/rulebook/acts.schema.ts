import { builder } from "../../core/graphql/builder.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageWithSums, paging, type WithSums } from "../../core/graphql/pages.ts";
import { dryRunRule } from "./dry-run.ts";
import { RuleUrgency } from "./schema.ts";
import { saveUrgencyRule } from "./urgency-rules.ts";
import type { DryRun, DryRunRow } from "./dry-run.sql.ts";

const UrgencyRuleDraft = builder.inputType("UrgencyRuleDraft", {
  fields: (t) => ({
    urgencyLevel: t.field({ type: RuleUrgency }),
    timeThreshold: t.int(),
    escalationSteps: t.stringList(),
    autoApprovalLimit: t.field({ type: "USD" }),
    requiredApprovers: t.int(),
    isActive: t.boolean(),
  }),
});

rowMutation("saveUrgencyRule", ["rule", "UrgencyRule"], {
  access: "changeRules",
  input: (t) => ({
    rule: t.field({ type: UrgencyRuleDraft }),
    version: t.int({ required: false }),
  }),
  resolve: ({ rule, version }, context, selection) =>
    saveUrgencyRule(context, { ...rule, version: version ?? null }, selection),
});

const DryRunRowType = builder.objectRef<DryRunRow>("UrgencyRuleDryRunRow").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    waitedMinutes: t.exposeInt("waitedMinutes"),
    isApproved: t.exposeBoolean("isApproved"),
    steps: t.exposeInt("steps"),
    amount: t.field({
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
  }),
});

const DryRunConnection = connectionOf<DryRunRow, WithSums<DryRun & { total: number }>>(
  "UrgencyRuleDryRun",
  DryRunRowType,
  (t) => ({
    requests: t.int({ resolve: async ({ sums }) => (await sums()).requests }),
    escalated: t.int({ resolve: async ({ sums }) => (await sums()).escalated }),
    approved: t.int({ resolve: async ({ sums }) => (await sums()).approved }),
    amount: t.field({ type: "USD", resolve: async ({ sums }) => (await sums()).amountCents / 100 }),
  }),
);

builder.queryField("urgencyRuleDryRun", (t) =>
  t.field({
    access: "readCases",
    type: DryRunConnection,
    args: {
      rule: t.arg({ type: UrgencyRuleDraft }),
      ...paging,
    },
    resolve: (_root, { rule, ...page }, context) =>
      pageWithSums(page, (slice) => dryRunRule(context, rule, slice)),
  }),
);
