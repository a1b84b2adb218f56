import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { dryRunRule, type DryRun, type DryRunRow } from "./dry-run.ts";
import { RuleUrgency } from "./schema.ts";
import { saveUrgencyRule } from "./urgency-rules.ts";

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

const SaveUrgencyRuleInput = builder.inputType("SaveUrgencyRuleInput", {
  fields: (t) => ({
    rule: t.field({ type: UrgencyRuleDraft }),
    version: t.int({ required: false }),
  }),
});

builder.mutationField("saveUrgencyRule", (t) =>
  t.field({
    access: "admin",
    type: payloadWith("SaveUrgencyRulePayload", "rule", "UrgencyRule"),
    args: { input: t.arg({ type: SaveUrgencyRuleInput }) },
    resolve: (_root, { input: { rule, version } }, context, info) =>
      saveUrgencyRule(context, { ...rule, version: version ?? null }, askedOf("rule", context, info)),
  }),
);

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
