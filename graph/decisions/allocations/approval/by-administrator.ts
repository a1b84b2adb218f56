import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { says as formSays } from "../../../../shared/core/forms/sentences.ts";
import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import { isRefusedBy } from "../../../core/guards.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { rethrow } from "../../../money/funds/not-enough.ts";
import { announceWork, voidLetters } from "../../../messages/letters/service.ts";
import { canMove, isUndecided, type RequestStatus } from "../../../../shared/core/request-statuses.ts";
import { readRequest } from "../../../intake/request-access/service.ts";
import { approveRequest } from "./approve.ts";
import { demandDecider, type Decider } from "./decider.ts";
import { denyWithoutReason } from "./deny.ts";
import type { DecisionFacts } from "./facts.sql.ts";
import { reallocate } from "./reallocate.ts";
import { leftOf } from "../../../../shared/decisions/allocations/envelope.ts";
import { isSame, statusStep, type StatusStep } from "../../../../shared/decisions/allocations/rules.ts";
import { stepTo, type Standing, type Step, type StepRefusal } from "./steps.ts";
import { demandVersion, lostRace } from "./decision-conflict.ts";
import { transition } from "./transition.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";
import { readEnvelope } from "../../../core/database/envelope.sql.ts";
import { announcingStepBack } from "../../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/** The facts behind a request's status that decide what a step would do. */
export async function standingOf(context: Context, facts: DecisionFacts): Promise<Standing> {
  const { db } = context;
  const { id, status, allocation, approvedBy } = facts;
  const [dispatches, envelope, letters, destroyed] = await Promise.all([
    db.helpDispatch.count({ where: { requestId: id, voidedAt: null } }),
    readEnvelope(db, id),
    db.letter.count({ where: { requestId: id, state: { in: ["due", "written"] } } }),
    db.strippedRecord.count({ where: { unit: "request", key: id, record: "cases" } }),
  ]);
  const money = allocation?.status ?? null;
  return {
    ...{ status, money, leftCents: leftOf(envelope), dispatches, letters },
    ...{ approvals: approvedBy.length, isDestroyed: destroyed > 0 },
  };
}

/**
 * An administrator sets a request's status from the version that was shown. If two race, the second
 * gets CONFLICT with the new state.
 */
export async function setByAdministrator(
  context: Context,
  requestId: number,
  input: unknown,
  query: Selection = {},
): Promise<EmergencyRequest> {
  admit(context.viewer, "workCases");
  const step = parse(statusStep, input);
  const { decider, facts } = await demandDecider(context, requestId, actOf(step.status));
  await demandVersion(context, facts, step.version);
  if (step.status === "approved" && isUndecided(facts.status))
    return approveRequest(
      context,
      requestId,
      { amountCents: step.amount ?? undefined, version: step.version },
      query,
    );
  const known = stepTo(step.status, await standingOf(context, facts));
  if (known.refusal) throw refused(known.refusal, facts.status);
  if (known.isUnusual && !step.reason)
    throw new Refusal("INVALID", formSays.reasonMissing, { reason: [formSays.reasonMissing] });
  await (known.isUnusual ? stepAside(context, { decider, facts, step, known }) : complete(context, facts));
  return readRequest(context, requestId, query);
}

/**
 * PATCH /api/emergency-requests/{id}, whose payload has no reason: it is recorded as not given. If
 * the status is already set, nothing changes; `dispatched` is set by a dispatch.
 */
export async function setByAdministratorOverRest(
  context: Context,
  requestId: number,
  status: RequestStatus,
): Promise<EmergencyRequest> {
  admit(context.viewer, "workCases");
  const { decider, facts } = await demandDecider(context, requestId, actOf(status));
  const hasApproved = facts.approvedBy.some((person) => isSame(person, decider));
  if (facts.status === status || (status === "approved" && facts.status === "processing" && hasApproved))
    return readRequest(context, requestId);
  if (status === "denied") return denyWithoutReason(context, requestId);
  if (status === "dispatched") throw new Refusal("CONFLICT", says.dispatchFirst);
  if (status === "processing") throw new Refusal("INVALID", says.onlySteps, { status: [says.notStep] });
  return setByAdministrator(context, requestId, {
    status,
    reason: says.reasonNotGiven,
    version: facts.version,
  });
}

/** Help that was given ends a case; every other step is a decision on it. */
const actOf = (status: RequestStatus) =>
  status === "completed" || status === "dispatched" ? "distributeMoney" : "decideRequest";

/**
 * The usual end. Money that was not marked as handed over stays allocated: completing a case does
 * not claim that it was.
 */
async function complete(context: Context, facts: DecisionFacts) {
  const { id, status, allocation } = facts;
  if (!canMove(status, "completed")) throw refused("same", status);
  const unpaidCents = allocation ? leftOf(await readEnvelope(context.db, id)) : 0;
  await transition(context, facts, {
    to: "completed",
    audit: [
      {
        action: "request.completed",
        resourceType: "request",
        resourceId: id,
        details: { before: status, after: "completed", ...(unpaidCents > 0 && { unpaidCents }) },
      },
    ],
    messages: [],
  });
}

interface Aside {
  decider: Decider;
  facts: DecisionFacts;
  step: StatusStep;
  known: Step;
}

/**
 * An administrators-only step: void money is voided with its approvals and letters, in one
 * transaction.
 */
async function stepAside(context: Context, { decider, facts, step, known }: Aside) {
  const { id, version, status: before } = facts;
  const { status: to } = step;
  const reason = step.reason ?? says.reasonNotGiven;
  const given = known.effects.includes("money_allocated") ? reallocate(context, decider, facts) : null;
  const now = context.now();
  const work = context.db.$transaction(async (tx) => {
    const { count } = await announcingStepBack(tx, () =>
      tx.emergencyRequest.updateMany({
        where: { id, version },
        data: {
          status: to,
          version: { increment: 1 },
          decisionReason: to === "pending" ? null : reason,
          ...(to !== "completed" && { approvedAt: to === "approved" ? now : null }),
        },
      }),
    );
    if (count === 0) return false;
    if (to !== "approved") await takeBack(context, tx, id);
    if (known.effects.includes("letters_voided"))
      await voidLetters(context, tx, { requestId: id }, { reason, by: decider.personName });
    else if (before === "completed")
      await voidLetters(context, tx, { requestId: id, kind: "summary" }, { reason, by: decider.personName });
    await given?.write(tx);
    await record(tx, context, {
      action: "request.stepped-aside",
      resourceType: "request",
      resourceId: id,
      details: { before, after: to, reason, effects: known.effects },
    });
    return true;
  });
  const isDone = await work.catch((error: unknown) => {
    throw isRefusedBy("rule", error) ? new Refusal("CONFLICT", says.stepRefused) : rethrow(error);
  });
  if (!isDone) throw await lostRace(context, id);
  context.events.publish("requestChanged", { id });
  context.events.publish("workWaiting", { kind: "message" });
  announceWork(context);
}

/** Approvals no longer count, and money that was not handed over is void. */
async function takeBack(context: Context, tx: Prisma.TransactionClient, requestId: number) {
  await tx.approval.updateMany({ where: { requestId, voidedAt: null }, data: { voidedAt: context.now() } });
  await tx.fundAllocation.updateMany({
    where: { requestId, status: { in: ["pending", "allocated"] } },
    data: { status: "denied" },
  });
}

const refused = (refusal: StepRefusal, status: RequestStatus) =>
  new Refusal(
    "CONFLICT",
    {
      destroyed: coreSays.wasDestroyed,
      same: says.alreadyDecided({ status }),
      distributed: says.moneyHandedOver,
      dispatches: says.dispatchesFirst,
    }[refusal],
  );
