import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { changeKinds, countChanges, listChanges, type ChangeKind } from "./history.ts";
import { ruleUrgencies } from "../../../shared/decisions/rulebook/rules.ts";
import { listUrgencyRules, mostApprovedAlone } from "./urgency-rules.ts";
import { rulebookChanges } from "./watch.ts";

export const RuleUrgency = builder.enumType("RuleUrgency", { values: ruleUrgencies });

const UrgencyRule = builder.prismaNode("UrgencyRule", {
  access: { byId: "readCases" },
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

const RulebookChangeConnection = connectionOf("RulebookChange", RulebookChangeType);

builder.queryFields((t) => ({
  urgencyRules: t.prismaField({
    access: "readCases",
    type: [UrgencyRule],
    resolve: (query, _root, _args, context) => listUrgencyRules(context, query),
  }),
  viewerMaxAutoApproval: t.field({
    access: "admin",
    type: "USD",
    resolve: (_root, _args, context) => mostApprovedAlone(context) / 100,
  }),
  rulebookChanges: t.field({
    access: "readCases",
    type: RulebookChangeConnection,
    args: {
      kind: t.arg({ type: RulebookChangeKind }),
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
  access: "through",
  fields: (t) => ({ kind: t.expose("kind", { type: RulebookChangeKind }) }),
});

builder.subscriptionField("rulebookChanged", (t) =>
  t.field({
    access: "readCases",
    type: RulebookNews,
    subscribe: (_root, _args, context) => rulebookChanges.watch(context),
    resolve: (news) => news,
  }),
);
