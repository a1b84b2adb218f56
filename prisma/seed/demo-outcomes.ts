import type { ActorKind, Decision } from "../client/enums.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { auditRow, type AuditEvent } from "../../graph/core/audit/record.ts";
import { countedFor } from "../../graph/decisions/allocations/limits/counted.ts";
import { approvalLetters, denialLetters } from "../../graph/decisions/allocations/letters.ts";
import { questionLifetimeMs } from "../../graph/messages/satisfaction/rules.ts";
import { maxSelfApprovalCents } from "../../shared/decisions/allocations/rules.ts";
import {
  type Actor,
  addressOf,
  contextAt,
  officerActor,
  supervisorActor,
  type AuditRow,
  type DemoCase,
  type DemoCases,
} from "./demo-cases.ts";
import { factsOf } from "./demo-facts.ts";
import type { Filed } from "./demo-requests.ts";
import { says } from "../../shared/decisions/allocations/sentences.ts";

interface Word {
  personKey: string;
  personName: string;
  actorKind: ActorKind;
  actor: Actor;
  ip: string;
}

/**
 * The approvers of a request, in order: the officer alone within the limit, else with a second
 * person.
 */
export function wordsOn({ owner, status, amountCents, citizenId }: Filed, cases: DemoCases): Word[] {
  const own = owner === "citizen" ? null : cases[owner];
  if (status === "pending") return [];
  if (citizenId !== null || !own) return [byOfficer(cases.trusted)];
  if (status === "processing") return [byOfficer(own)];
  if (status === "denied") return [owner === "trusted" ? bySupervisor(own) : byOfficer(own)];
  if (owner === "limited") return [byOfficer(own), byOfficer(cases.trusted)];
  return amountCents > maxSelfApprovalCents ? [byOfficer(own), bySupervisor(own)] : [byOfficer(own)];
}

const byOfficer = (made: DemoCase): Word => ({
  personKey: made.officer.emailKey,
  personName: made.officer.name,
  actorKind: "officer",
  actor: officerActor(made),
  ip: addressOf(made),
});
const bySupervisor = (made: DemoCase): Word => ({
  personKey: made.supervisorEmailKey,
  personName: made.supervisorName,
  actorKind: "supervisor",
  actor: supervisorActor(made),
  ip: "",
});

const betweenWordsMs = 25 * 60_000;
const decisionOf = ({ status }: Filed): Decision => (status === "denied" ? "denied" : "approved");

export const approvalRows = (request: Filed, cases: DemoCases) =>
  wordsOn(request, cases).map(({ personKey, personName, actorKind }, index, all) => ({
    requestId: request.id,
    personKey,
    personName,
    actorKind,
    decision: decisionOf(request),
    reason: request.denialReason,
    createdAt: wordAt(request, index, all.length),
  }));

/** The last approval is the decision; the others came before it. */
const wordAt = ({ decided, filed }: Filed, index: number, count: number) =>
  new Date((decided ?? filed).getTime() - (count - 1 - index) * betweenWordsMs);

/** The allocation with its limit keys, so that the 30-day limits are realistic. */
export function allocationRows(
  kernel: Kernel,
  { request, dispatchedCents }: { request: Filed; dispatchedCents: number },
  cases: DemoCases,
) {
  const { id, status, amountCents, decided, distributed } = request;
  if (!decided || status === "denied") return [];
  const money = status === "processing" ? "pending" : status === "completed" ? "distributed" : "allocated";
  return [
    {
      requestId: id,
      amountCents,
      justification: says.justification,
      status: money,
      ...countedFor(kernel, factsOf(request, cases), nobodyElse),
      authority: wordsOn(request, cases).length > 1 ? ("second_person" as const) : ("alone" as const),
      createdAt: decided,
      updatedAt: distributed ?? decided,
      distributedAt: distributed,
      paidCents: distributed && amountCents - dispatchedCents,
      allocatedAt: money === "pending" ? null : decided,
    } as const,
  ];
}

/** An approver who adds no limit key. */
const nobodyElse = { personKey: "", badgeKeys: [], isOfficer: false, isAdmin: false, mayApproveAlone: false };

const answers = ["good", "good", "fair", "good", "poor"] as const;
const answeredAfterMs = 5 * 3_600_000;

/** Survey answers for completed requests. */
export function satisfactionRows({ random, keys, now }: Kernel, { id, distributed }: Filed) {
  if (!distributed) return [];
  const answeredAt = new Date(distributed.getTime() + answeredAfterMs);
  if (answeredAt > now()) return [];
  return [
    {
      requestId: id,
      tokenHash: keys.hash(random.token()),
      askedAt: distributed,
      expiresAt: new Date(distributed.getTime() + questionLifetimeMs),
      answer: answers[id % answers.length] ?? "good",
      answeredAt,
    },
  ];
}

/** The decision's letters, written by the product. */
export function letterRows(kernel: Kernel, request: Filed, cases: DemoCases) {
  const { status, decided, denialReason, amountCents } = request;
  if (!decided || status === "processing") return [];
  const facts = factsOf(request, cases);
  const context = contextAt(kernel, decided);
  return denialReason
    ? denialLetters(context, facts, denialReason)
    : approvalLetters(context, facts, amountCents);
}

/** The audit entries of a request's history. `admin` is the dispatcher. */
export function auditRows(
  kernel: Kernel,
  request: Filed,
  { cases, admin, evidence }: { cases: DemoCases; admin: Actor; evidence: number },
): AuditRow[] {
  const { id, status, owner, caseId, urgencyLevel, story, advice, amountCents } = request;
  const made = owner === "citizen" ? null : cases[owner];
  const filer = made
    ? officerActor(made)
    : { actorKind: "citizen" as const, actorId: String(request.citizenId) };
  const ip = made ? addressOf(made) : `198.51.100.${request.citizenId}`;
  const about = { resourceType: "request" as const, resourceId: id };
  const row = (moment: Date, event: AuditEvent, from = "") =>
    auditRow(contextAt(kernel, moment, from), event);
  const rows = [
    row(
      request.filed,
      {
        action: "request.created",
        ...about,
        details: { caseId, urgencyLevel, helpTypes: story.helpTypes, evidence },
        actor: filer,
      },
      ip,
    ),
    row(request.recommended, {
      action: "recommendation.made",
      ...about,
      details: {
        source: "rules",
        amountCents: advice.amountCents,
        resources: request.resources.length,
        requiresHumanReview: advice.requiresHumanReview,
      },
      actor: { actorKind: "system" },
    }),
  ];
  if (request.hasVictimInfo)
    rows.push(
      row(
        request.described,
        { action: "victim-info.added", ...about, actor: made ? filer : officerActor(cases.trusted) },
        made ? ip : addressOf(cases.trusted),
      ),
    );
  const words = wordsOn(request, cases);
  for (const [index, { actor, ip: from }] of words.entries()) {
    const before = index === 0 ? "pending" : "processing";
    const isLast = index === words.length - 1;
    const final = { before, after: "approved", amountCents, approvals: words.length };
    const given = { before, after: "processing", amountCents, approvals: index + 1 };
    const denied = { before, after: "denied", reason: request.denialReason };
    const event = request.denialReason
      ? { action: "request.denied" as const, details: denied }
      : isLast && status !== "processing"
        ? { action: "request.approved" as const, details: final }
        : { action: "request.approval-recorded" as const, details: given };
    rows.push(row(wordAt(request, index, words.length), { ...event, ...about, actor }, from));
  }
  const decider = officerActor(made ?? cases.trusted);
  if (request.dispatched)
    rows.push(
      row(request.dispatched, {
        action: "request.dispatched",
        ...about,
        details: { before: "approved", after: "dispatched", providers: story.helpTypes.length },
        actor: admin,
      }),
    );
  if (request.distributed)
    rows.push(
      row(
        request.distributed,
        {
          action: "request.completed",
          ...about,
          details: { before: request.dispatched ? "dispatched" : "approved", after: "completed" },
          actor: decider,
        },
        ip,
      ),
    );
  return rows;
}
