import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { dryRunRule, type DryRun, type DryRunRow } from "./dry-run.ts";
import { RuleUrgency } from "./schema.ts";
import { saveUrgencyRule } from "./urgency-rules.ts";

const UrgencyRuleDraft = builder.inputType("UrgencyRuleDraft", {
  fields: (t) => ({
    urgencyLevel: t.field({ type: RuleUrgency }),
    timeThreshold: t.int({ description: "Minutes, from 1 to 10080." }),
    escalationSteps: t.stringList({
      description: "1 to 5 of supervisor, director, notification, emergency, or e-mail addresses.",
    }),
    autoApprovalLimit: t.field({ type: "USD", description: "US dollars; 0 never approves." }),
    requiredApprovers: t.int({ description: "Distinct people, from 1 to 5." }),
    isActive: t.boolean(),
  }),
});

const SaveUrgencyRuleInput = builder.inputType("SaveUrgencyRuleInput", {
  fields: (t) => ({
    rule: t.field({ type: UrgencyRuleDraft }),
    version: t.int({
      required: false,
      description: "Of the level's rule, as it was shown; null where there was none.",
    }),
  }),
});

builder.mutationField("saveUrgencyRule", (t) =>
  t.field({
    access: "admin",
    type: payloadWith("SaveUrgencyRulePayload", "rule", "UrgencyRule"),
    description:
      "Writes the one rule of its level. INVALID with fields; FORBIDDEN for more than $500 by itself where the viewer is no super admin; CONFLICT when somebody else has written it meanwhile.",
    args: { input: t.arg({ type: SaveUrgencyRuleInput }) },
    resolve: (_root, { input: { rule, version } }, context, info) =>
      saveUrgencyRule(context, { ...rule, version: version ?? null }, askedOf("rule", context, info)),
  }),
);

const DryRunRowType = builder.objectRef<DryRunRow>("UrgencyRuleDryRunRow").implement({
  access: "through",
  description: "A request that the rule would have acted on.",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    waitedMinutes: t.exposeInt("waitedMinutes", { description: "Until somebody attended, or until now." }),
    isApproved: t.exposeBoolean("isApproved", {
      description: "It would have been approved; else escalated.",
    }),
    steps: t.exposeInt("steps", { description: "How many steps would have been told." }),
    amount: t.field({
      type: "USD",
      description: "US dollars that would have been allocated.",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
  }),
});

const DryRunType = builder.objectRef<DryRun>("UrgencyRuleDryRun").implement({
  access: "through",
  description:
    "What a rule would have done to the requests of the last 90 days. Limits over 24 hours and 30 days are not replayed.",
  fields: (t) => ({
    requests: t.exposeInt("requests", { description: "Of the rule's level, in these days." }),
    escalated: t.exposeInt("escalated"),
    approved: t.exposeInt("approved"),
    amount: t.field({
      type: "USD",
      description: "US dollars in all.",
      resolve: ({ amountCents }) => amountCents / 100,
    }),
    total: t.int({
      description: "How many it would have acted on.",
      resolve: ({ escalated, approved }) => escalated + approved,
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.expose("rows", { type: [DryRunRowType], description: "The newest first." }),
  }),
});

builder.queryField("urgencyRuleDryRun", (t) =>
  t.field({
    access: "admin",
    type: DryRunType,
    description: "Tries a rule on the last 90 days and writes nothing. Refused as saving it would be.",
    args: {
      rule: t.arg({ type: UrgencyRuleDraft }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { rule, page }, context) => dryRunRule(context, rule, page),
  }),
);
