import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { changeKinds, countChanges, listChanges, type ChangeKind } from "./history.ts";
import { ruleUrgencies } from "./rules.shared.ts";
import { listUrgencyRules, mostApprovedAlone } from "./urgency-rules.ts";
import { watchRulebook } from "./watch.ts";

export const RuleUrgency = builder.enumType("RuleUrgency", { values: ruleUrgencies });

const UrgencyRule = builder.prismaNode("UrgencyRule", {
  access: { byId: "admin" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    urgencyLevel: t.expose("urgencyLevel", { type: RuleUrgency }),
    timeThreshold: t.exposeInt("timeThresholdMinutes"),
    escalationSteps: t.exposeStringList("escalationSteps"),
    autoApprovalLimit: t.field({
      type: "USD",
      resolve: ({ autoApprovalLimitCents }) => autoApprovalLimitCents / 100,
    }),
    requiredApprovers: t.exposeInt("requiredApprovers"),
    isActive: t.exposeBoolean("isActive"),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    updatedBy: t.exposeString("updatedBy", { nullable: true }),
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
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => `change-${id}` }),
      name: t.exposeString("name"),
      before: t.string({
        nullable: true,
        resolve: ({ before }) => (before === null ? null : JSON.stringify(before)),
      }),
      after: t.string({
        nullable: true,
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
    resolve: (query, _root, _args, context) => listUrgencyRules(context, query),
  }),
  viewerMaxAutoApproval: t.field({
    access: "admin",
    type: "USD",
    resolve: (_root, _args, context) => mostApprovedAlone(context) / 100,
  }),
  rulebookChanges: t.field({
    access: "admin",
    type: RulebookChangeList,
    args: {
      kind: t.arg({ type: RulebookChangeKind }),
      page: t.arg.int({ required: false }),
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
    subscribe: (_root, _args, context) => watchRulebook(context),
    resolve: (news) => news,
  }),
);
