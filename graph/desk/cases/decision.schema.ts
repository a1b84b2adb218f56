import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import {
  stepEffects,
  stepRefusals,
  stepTargets,
  type Step,
} from "../../decisions/allocations/approval/steps.ts";
import {
  approvalBlocks,
  approvalOutcomes,
  decisionOf,
  type CaseDecision,
  type GivenApproval,
  type RecommendedLine,
} from "./decision.ts";
import type { LimitLeft } from "../../decisions/allocations/limits/left.ts";

const usd = (cents: number) => cents / 100;

const CaseStepTarget = builder.enumType("CaseStepTarget", {
  description: "A status that an administrator can set.",
  values: valuesOf(stepTargets, {
    approved: "Approved.",
    completed: "Completed.",
    pending: "Back to pending.",
  }),
});
const CaseStepRefusal = builder.enumType("CaseStepRefusal", {
  description: "Why a status cannot be set.",
  values: valuesOf(stepRefusals, {
    destroyed: "The record was destroyed under a retention schedule.",
    dispatches: "An active dispatch would lose its decision.",
    distributed: "The money was already handed over.",
    same: "The request already has this status.",
  }),
});
const CaseStepEffect = builder.enumType("CaseStepEffect", {
  description: "An effect of setting a status.",
  values: valuesOf(stepEffects, {
    approvals_voided: "Recorded approvals stop counting.",
    letters_sent: "Letters are sent.",
    letters_voided: "Letters are voided.",
    money_allocated: "Money is allocated.",
    money_left: "Money stays allocated and must still be marked as handed over.",
    money_voided: "The allocation is voided.",
  }),
});
const ApprovalOutcome = builder.enumType("ApprovalOutcome", {
  description: "What an approval would do.",
  values: valuesOf(approvalOutcomes, {
    final: "It approves the request.",
    recorded: "It is recorded. Another person must approve too.",
    refused: "The caller may not approve.",
  }),
});
const ApprovalBlock = builder.enumType("ApprovalBlock", {
  description: "What refuses an approval.",
  values: valuesOf(approvalBlocks, {
    own_approval: "The caller has approved already, and another person must.",
    over_limit: "The amount is above the largest that the settings permit.",
    victim_info: "The request has no victim information yet.",
  }),
});
const ApprovalWord = builder.enumType("ApprovalWord", {
  description: "A person's decision.",
  values: { approved: { description: "Approved." }, denied: { description: "Denied." } },
});

const CaseStep = builder.objectRef<Step>("CaseStep").implement({
  description: "A status that an administrator can set, with its effects.",
  access: "through",
  fields: (t) => ({
    to: t.expose("to", { description: "The new status.", type: CaseStepTarget }),
    refusal: t.expose("refusal", {
      description: "Why the change is not possible. Null if it is.",
      type: CaseStepRefusal,
      nullable: true,
    }),
    isUnusual: t.exposeBoolean("isUnusual", { description: "True if the change requires a reason." }),
    effects: t.expose("effects", { description: "What the change would do.", type: [CaseStepEffect] }),
  }),
});

const GivenApprovalType = builder.objectRef<GivenApproval>("GivenApproval").implement({
  description: "One person's recorded approval or denial.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "ID within the request. `node` does not accept it.",
      resolve: ({ id }) => `approval-${id}`,
    }),
    personName: t.exposeString("personName", { description: "Name of the person." }),
    actor: t.exposeString("actorKind", { description: "`officer`, `supervisor` or `admin`." }),
    decision: t.expose("decision", { description: "The decision.", type: ApprovalWord }),
    reason: t.exposeString("reason", {
      description: "The person's reason. Null if none was given.",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When it was recorded.", type: "DateTime" }),
    voidedAt: t.expose("voidedAt", {
      description: "When it stopped counting. Null while it counts.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

const RecommendationLine = builder.objectRef<RecommendedLine>("RecommendationLine").implement({
  description: "One line of the recommendation's calculation.",
  access: "through",
  fields: (t) => ({
    label: t.exposeString("label", { description: "What the line is for, in English." }),
    amount: t.field({
      description: "Amount of the line in US dollars.",
      type: "USD",
      resolve: ({ amountCents }) => usd(amountCents),
    }),
  }),
});

const LimitRoom = builder.objectRef<LimitLeft>("LimitRoom").implement({
  description: "What a spending limit still allows, in US dollars. Administrators may exceed it.",
  access: "through",
  fields: (t) => ({
    of: t.string({
      description: "Whose limit it is: `officer`, `agency` or `victim`. Limits that are off are missing.",
      resolve: ({ limit }) => limit.name,
    }),
    day: t.field({
      description: "Amount left for the last 24 hours, in US dollars.",
      type: "USD",
      resolve: ({ dayCents }) => usd(dayCents),
    }),
    month: t.field({
      description: "Amount left for the last 30 days, in US dollars.",
      type: "USD",
      resolve: ({ monthCents }) => usd(monthCents),
    }),
  }),
});

const CaseDecisionType = builder.objectRef<CaseDecision>("CaseDecision").implement({
  description: "Facts for an administrator's decision.",
  access: "through",
  fields: (t) => ({
    amount: t.field({
      description: "Amount that an approval would allocate now, or has allocated, in US dollars.",
      type: "USD",
      resolve: ({ amountCents }) => usd(amountCents),
    }),
    steps: t.expose("steps", {
      description: "Every status that an administrator can set, with its effects.",
      type: [CaseStep],
    }),
    outcome: t.expose("outcome", {
      description: "What the caller's approval would do. Null once the request is decided.",
      type: ApprovalOutcome,
      nullable: true,
    }),
    note: t.exposeString("note", {
      description: "Why the caller may not approve, or who else must, in English. Null if neither applies.",
      nullable: true,
    }),
    block: t.expose("block", {
      description: "What refuses the caller's approval. Null unless `outcome` is `refused`.",
      type: ApprovalBlock,
      nullable: true,
    }),
    approvals: t.expose("approvals", {
      description: "Recorded approvals and denials.",
      type: [GivenApprovalType],
    }),
    requiredApprovers: t.exposeInt("required", { description: "Number of people who must approve." }),
    recommendedBy: t.exposeString("source", {
      description: "`rules`, or the name of the language model. Null without a recommendation.",
      nullable: true,
    }),
    lines: t.expose("lines", {
      description: "Lines of the recommendation's calculation.",
      type: [RecommendationLine],
    }),
    room: t.expose("room", { description: "What the spending limits still allow.", type: [LimitRoom] }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "decision", (t) =>
  t.field({
    description: "Facts for a decision. Null unless the caller is an administrator.",
    type: CaseDecisionType,
    nullable: true,
    resolve: (request, _args, context) => decisionOf(context, request),
  }),
);
