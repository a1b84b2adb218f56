import { builder } from "../core/graphql/builder.ts";
import { stepEffects, stepRefusals, stepTargets, type Step } from "../allocations/steps.ts";
import type { Room } from "../allocations/limit-keys.ts";
import {
  approvalOutcomes,
  decisionOf,
  type CaseDecision,
  type GivenApproval,
  type RecommendedLine,
} from "./decision.ts";

const usd = (cents: number) => cents / 100;

const CaseStepTarget = builder.enumType("CaseStepTarget", { values: stepTargets });
const CaseStepRefusal = builder.enumType("CaseStepRefusal", {
  values: stepRefusals,
  description:
    "`same`: it is there already. `distributed`: its money was handed over. `dispatches`: a dispatch would be left without its decision.",
});
const CaseStepEffect = builder.enumType("CaseStepEffect", { values: stepEffects });
const ApprovalOutcome = builder.enumType("ApprovalOutcome", {
  values: approvalOutcomes,
  description: "`recorded`: somebody else must approve too.",
});
const ApprovalWord = builder.enumType("ApprovalWord", { values: ["approved", "denied"] as const });

const CaseStep = builder.objectRef<Step>("CaseStep").implement({
  access: "through",
  description: "What an administrator's step to a status would do.",
  fields: (t) => ({
    to: t.expose("to", { type: CaseStepTarget }),
    refusal: t.expose("refusal", {
      type: CaseStepRefusal,
      nullable: true,
      description: "Why it cannot be done.",
    }),
    isUnusual: t.exposeBoolean("isUnusual", { description: "A reason is asked for." }),
    effects: t.expose("effects", { type: [CaseStepEffect] }),
  }),
});

const GivenApprovalType = builder.objectRef<GivenApproval>("GivenApproval").implement({
  access: "through",
  description: "One person's word on a request.",
  fields: (t) => ({
    id: t.id({ description: "Within the request.", resolve: ({ id }) => `approval-${id}` }),
    personName: t.exposeString("personName"),
    actor: t.exposeString("actorKind", { description: "officer, supervisor or admin" }),
    decision: t.expose("decision", { type: ApprovalWord }),
    reason: t.exposeString("reason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true, description: "It no longer counts." }),
  }),
});

const RecommendationLine = builder.objectRef<RecommendedLine>("RecommendationLine").implement({
  access: "through",
  fields: (t) => ({
    label: t.exposeString("label"),
    amount: t.field({ type: "USD", resolve: ({ amountCents }) => usd(amountCents) }),
  }),
});

const CapRoom = builder.objectRef<Room>("CapRoom").implement({
  access: "through",
  description:
    "What a limit over time still leaves, in US dollars; an administrator's word is not bound by it.",
  fields: (t) => ({
    of: t.exposeString("cap", { description: "officer or victim" }),
    day: t.field({ type: "USD", description: "Within 24 hours.", resolve: ({ dayCents }) => usd(dayCents) }),
    month: t.field({
      type: "USD",
      description: "Within 30 days.",
      resolve: ({ monthCents }) => usd(monthCents),
    }),
  }),
});

const CaseDecisionType = builder.objectRef<CaseDecision>("CaseDecision").implement({
  access: "through",
  description: "Everything that an administrator decides by.",
  fields: (t) => ({
    amount: t.field({
      type: "USD",
      description: "What an approval would allocate now, or has allocated; US dollars.",
      resolve: ({ amountCents }) => usd(amountCents),
    }),
    steps: t.expose("steps", { type: [CaseStep] }),
    outcome: t.expose("outcome", {
      type: ApprovalOutcome,
      nullable: true,
      description: "What the viewer's approval would be; null once it is decided.",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description: "Why the viewer may not approve, or who else must.",
    }),
    approvals: t.expose("approvals", { type: [GivenApprovalType] }),
    requiredApprovers: t.exposeInt("required"),
    recommendedBy: t.exposeString("source", {
      nullable: true,
      description: '"rules", or the model\'s name.',
    }),
    lines: t.expose("lines", { type: [RecommendationLine], description: "Of the recommendation's sum." }),
    room: t.expose("room", { type: [CapRoom] }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "decision", (t) =>
  t.field({
    type: CaseDecisionType,
    nullable: true,
    description: "Null for whoever is no administrator.",
    resolve: (request, _args, context) => decisionOf(context, request),
  }),
);
