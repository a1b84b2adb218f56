import { builder } from "../../core/graphql/builder.ts";
import {
  stepEffects,
  stepRefusals,
  stepTargets,
  type Step,
} from "../../decisions/allocations/approval/steps.ts";
import {
  approvalOutcomes,
  decisionOf,
  type CaseDecision,
  type GivenApproval,
  type RecommendedLine,
} from "./decision.ts";
import type { Room } from "../../decisions/allocations/approval/limits.sql.ts";

const usd = (cents: number) => cents / 100;

const CaseStepTarget = builder.enumType("CaseStepTarget", { values: stepTargets });
const CaseStepRefusal = builder.enumType("CaseStepRefusal", { values: stepRefusals });
const CaseStepEffect = builder.enumType("CaseStepEffect", { values: stepEffects });
const ApprovalOutcome = builder.enumType("ApprovalOutcome", { values: approvalOutcomes });
const ApprovalWord = builder.enumType("ApprovalWord", { values: ["approved", "denied"] as const });

const CaseStep = builder.objectRef<Step>("CaseStep").implement({
  access: "through",
  fields: (t) => ({
    to: t.expose("to", { type: CaseStepTarget }),
    refusal: t.expose("refusal", { type: CaseStepRefusal, nullable: true }),
    isUnusual: t.exposeBoolean("isUnusual"),
    effects: t.expose("effects", { type: [CaseStepEffect] }),
  }),
});

const GivenApprovalType = builder.objectRef<GivenApproval>("GivenApproval").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => `approval-${id}` }),
    personName: t.exposeString("personName"),
    actor: t.exposeString("actorKind"),
    decision: t.expose("decision", { type: ApprovalWord }),
    reason: t.exposeString("reason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    voidedAt: t.expose("voidedAt", { type: "DateTime", nullable: true }),
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
  fields: (t) => ({
    of: t.exposeString("cap"),
    day: t.field({ type: "USD", resolve: ({ dayCents }) => usd(dayCents) }),
    month: t.field({
      type: "USD",
      resolve: ({ monthCents }) => usd(monthCents),
    }),
  }),
});

const CaseDecisionType = builder.objectRef<CaseDecision>("CaseDecision").implement({
  access: "through",
  fields: (t) => ({
    amount: t.field({
      type: "USD",
      resolve: ({ amountCents }) => usd(amountCents),
    }),
    steps: t.expose("steps", { type: [CaseStep] }),
    outcome: t.expose("outcome", { type: ApprovalOutcome, nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    approvals: t.expose("approvals", { type: [GivenApprovalType] }),
    requiredApprovers: t.exposeInt("required"),
    recommendedBy: t.exposeString("source", { nullable: true }),
    lines: t.expose("lines", { type: [RecommendationLine] }),
    room: t.expose("room", { type: [CapRoom] }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "decision", (t) =>
  t.field({
    type: CaseDecisionType,
    nullable: true,
    resolve: (request, _args, context) => decisionOf(context, request),
  }),
);
