import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { countChanges, listChanges, type ChangeKind } from "./history.ts";
import { ruleUrgencies } from "../../../shared/decisions/rulebook/rules.ts";
import { listUrgencyRules, maxApprovedAlone } from "./urgency-rules.ts";
import { rulebookChanges } from "./watch.ts";

export const RuleUrgency = builder.enumType("RuleUrgency", {
  description: "The urgency of the requests that an urgency rule applies to.",
  values: valuesOf(ruleUrgencies, {
    critical: "Requests with critical urgency.",
    standard: "Requests with medium or low urgency.",
    urgent: "Requests with high urgency.",
  }),
});

const UrgencyRule = builder.prismaNode("UrgencyRule", {
  description: "When a waiting request is escalated, and up to which amount it is approved automatically.",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    urgencyLevel: t.expose("urgencyLevel", {
      description: "The requests that the rule applies to.",
      type: RuleUrgency,
    }),
    timeThreshold: t.exposeInt("timeThresholdMinutes", {
      description: "Minutes before each escalation step.",
    }),
    escalationSteps: t.exposeStringList("escalationSteps", {
      description:
        "Who is notified, in order: `supervisor`, `director`, `notification`, `emergency`, or email addresses.",
    }),
    autoApprovalLimit: t.field({
      description: "Largest automatic approval in US dollars. 0 turns automatic approval off.",
      type: "USD",
      resolve: ({ autoApprovalLimitCents }) => autoApprovalLimitCents / 100,
    }),
    requiredApprovers: t.exposeInt("requiredApprovers", {
      description: "Number of different people who must approve, at least 1.",
    }),
    isActive: t.exposeBoolean("isActive", {
      description: "If false, the rule neither escalates nor approves.",
    }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { description: "When the rule last changed.", type: "DateTime" }),
    updatedBy: t.exposeString("updatedBy", {
      description: "User name of the administrator who last changed it. Null for an initial rule.",
      nullable: true,
    }),
  }),
});

const RulebookChangeKind = builder.enumType("RulebookChangeKind", {
  description: "What a change affects.",
  values: {
    urgency_rule: { description: "An urgency rule.", value: "urgency-rule" },
    ai_ruleset: { description: "A ruleset of the recommendation engine.", value: "ai-ruleset" },
  } as const,
});

const RulebookChangeType = builder
  .objectRef<Awaited<ReturnType<typeof listChanges>>[number]>("RulebookChange")
  .implement({
    description: "One saved change to an urgency rule or a ruleset.",
    access: "through",
    fields: (t) => ({
      id: t.id({
        description: "ID within the history. `node` does not accept it.",
        resolve: ({ id }) => `change-${id}`,
      }),
      name: t.exposeString("name", { description: "Level of the urgency rule, or name of the ruleset." }),
      before: t.string({
        description: "Values before the change, as JSON. Null if it was new.",
        nullable: true,
        resolve: ({ before }) => (before === null ? null : JSON.stringify(before)),
      }),
      after: t.string({
        description: "Values after the change, as JSON. Null if it was deleted.",
        nullable: true,
        resolve: ({ after }) => (after === null ? null : JSON.stringify(after)),
      }),
      changedBy: t.exposeString("changedBy", { description: "User name of the administrator who saved it." }),
      changedAt: t.expose("changedAt", { description: "When it was saved.", type: "DateTime" }),
    }),
  });

const RulebookChangeConnection = connectionOf("RulebookChange", RulebookChangeType, {
  description: "One page of changes to rules or rulesets.",
});

builder.queryFields((t) => ({
  urgencyRules: t.prismaField({
    access: "readCases",
    description: "The urgency rules, most urgent first. At most one for each level.",
    type: [UrgencyRule],
    resolve: (query, _root, _args, context) => listUrgencyRules(context, query),
  }),
  viewerMaxAutoApproval: t.field({
    access: "admin",
    description: "Largest automatic approval limit that the caller may set, in US dollars.",
    type: "USD",
    resolve: (_root, _args, context) => maxApprovedAlone(context) / 100,
  }),
  rulebookChanges: t.field({
    access: "readCases",
    description: "Changes to urgency rules or rulesets, newest first.",
    type: RulebookChangeConnection,
    args: {
      kind: t.arg({ description: "Which changes to list.", type: RulebookChangeKind }),
      ...paging,
    },
    resolve: (_root, { kind, ...page }, context) =>
      pageOf(page, {
        read: (slice) => listChanges(context, kind, slice),
        count: () => countChanges(context, kind),
      }),
  }),
}));

const RulebookNews = builder.objectRef<{ kind: ChangeKind }>("RulebookNews").implement({
  description: "Notification about a changed rule or ruleset.",
  access: "through",
  fields: (t) => ({
    kind: t.expose("kind", { description: "Which list to read again.", type: RulebookChangeKind }),
  }),
});

builder.subscriptionField("rulebookChanged", (t) =>
  t.field({
    access: "readCases",
    description: "Each change to an urgency rule or a ruleset.",
    type: RulebookNews,
    subscribe: (_root, _args, context) => rulebookChanges.watch(context),
    resolve: (news) => news,
  }),
);
