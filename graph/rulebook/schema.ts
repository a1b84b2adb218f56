import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { changeKinds, countChanges, listChanges, type ChangeKind } from "./history.ts";
import { ruleUrgencies } from "./rules.shared.ts";
import { listUrgencyRules, mostApprovedAlone } from "./urgency-rules.ts";
import { watchRulebook } from "./watch.ts";

export const RuleUrgency = builder.enumType("RuleUrgency", {
  values: ruleUrgencies,
  description: "`critical` holds for critical requests, `urgent` for high, `standard` for medium and low.",
});

const UrgencyRule = builder.prismaNode("UrgencyRule", {
  access: { byId: "admin" },
  id: { field: "id" },
  description: "When a request that nobody attends to is escalated, and up to what it is approved by itself.",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "What REST calls `id`." }),
    urgencyLevel: t.expose("urgencyLevel", { type: RuleUrgency }),
    timeThreshold: t.exposeInt("timeThresholdMinutes", { description: "Minutes until each step." }),
    escalationSteps: t.exposeStringList("escalationSteps", {
      description: "supervisor, director, notification, emergency, or an e-mail address; in their order.",
    }),
    autoApprovalLimit: t.field({
      type: "USD",
      description: "US dollars; 0 never approves.",
      resolve: ({ autoApprovalLimitCents }) => autoApprovalLimitCents / 100,
    }),
    requiredApprovers: t.exposeInt("requiredApprovers", { description: "Distinct people, from 1." }),
    isActive: t.exposeBoolean("isActive", { description: "Off: it neither escalates nor approves." }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    updatedBy: t.exposeString("updatedBy", {
      nullable: true,
      description: "Null for what a new installation starts with.",
    }),
  }),
});

const RulebookChangeKind = builder.enumType("RulebookChangeKind", {
  values: Object.fromEntries(
    changeKinds.map((kind) => [kind.replaceAll("-", "_"), { value: kind }]),
  ) as Record<string, { value: ChangeKind }>,
});

const RulebookChangeType = builder
  .objectRef<Awaited<ReturnType<typeof listChanges>>[number]>("RulebookChange")
  .implement({
    access: "through",
    description: "One writing of a rule or a ruleset.",
    fields: (t) => ({
      id: t.id({ description: "Within the history.", resolve: ({ id }) => `change-${id}` }),
      name: t.exposeString("name", { description: "The rule's level, or the ruleset's name." }),
      before: t.string({
        nullable: true,
        description: "As JSON; null where it was new.",
        resolve: ({ before }) => (before === null ? null : JSON.stringify(before)),
      }),
      after: t.string({
        nullable: true,
        description: "As JSON; null where it was deleted.",
        resolve: ({ after }) => (after === null ? null : JSON.stringify(after)),
      }),
      changedBy: t.exposeString("changedBy"),
      changedAt: t.expose("changedAt", { type: "DateTime" }),
    }),
  });

const RulebookChangeList = builder
  .objectRef<{ kind: ChangeKind; page: number | null | undefined }>("RulebookChangeList")
  .implement({
    access: "through",
    fields: (t) => ({
      total: t.int({ resolve: ({ kind }, _args, context) => countChanges(context, kind) }),
      rowsPerPage: t.int({ resolve: () => rowsPerPage }),
      rows: t.field({
        type: [RulebookChangeType],
        resolve: (asked, _args, context) => listChanges(context, asked),
      }),
    }),
  });

builder.queryFields((t) => ({
  urgencyRules: t.prismaField({
    access: "admin",
    type: [UrgencyRule],
    description: "One for each level at most, the most urgent first.",
    resolve: (query, _root, _args, context) => listUrgencyRules(context, query),
  }),
  viewerMaxAutoApproval: t.field({
    access: "admin",
    type: "USD",
    description: "What the viewer may let a rule approve by itself, in US dollars.",
    resolve: (_root, _args, context) => mostApprovedAlone(context) / 100,
  }),
  rulebookChanges: t.field({
    access: "admin",
    type: RulebookChangeList,
    description: "Who wrote which rule or ruleset when, the newest first.",
    args: {
      kind: t.arg({ type: RulebookChangeKind }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { kind, page }) => ({ kind, page }),
  }),
}));

const RulebookNews = builder.objectRef<{ kind: ChangeKind }>("RulebookNews").implement({
  access: "through",
  fields: (t) => ({ kind: t.expose("kind", { type: RulebookChangeKind }) }),
});

builder.subscriptionField("rulebookChanged", (t) =>
  t.field({
    access: "admin",
    type: RulebookNews,
    description: "Each writing of a rule or a ruleset: which kind to read again.",
    subscribe: (_root, _args, context) => watchRulebook(context),
    resolve: (news) => news,
  }),
);
