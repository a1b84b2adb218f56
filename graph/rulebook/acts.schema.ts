import { builder } from "../core/graphql/builder.ts";
import { rowMutation } from "../core/graphql/mutations.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { dryRunRule } from "./dry-run.ts";
import { RuleUrgency } from "./schema.ts";
import { saveUrgencyRule } from "./urgency-rules.ts";
import type { DryRun, DryRunRow } from "../statements/approval/dry-run.ts";

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
  access: "admin",
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

const DryRunType = builder.objectRef<DryRun>("UrgencyRuleDryRun").implement({
  access: "through",
  fields: (t) => ({
    requests: t.exposeInt("requests"),
    escalated: t.exposeInt("escalated"),
    approved: t.exposeInt("approved"),
    amount: t.field({
      type: "USD",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    total: t.int({
      resolve: ({ escalated, approved }) => escalated + approved,
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.expose("rows", { type: [DryRunRowType] }),
  }),
});

builder.queryField("urgencyRuleDryRun", (t) =>
  t.field({
    access: "admin",
    type: DryRunType,
    args: {
      rule: t.arg({ type: UrgencyRuleDraft }),
      page: t.arg.int({ required: false }),
    },
    resolve: (_root, { rule, page }, context) => dryRunRule(context, rule, page),
  }),
);
