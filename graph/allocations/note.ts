import type { RequestStatus } from "../../prisma/client/enums.ts";
import type { Context } from "../app/context.ts";
import { can } from "../app/permissions.ts";
import { isUndecided } from "../requests/rules.ts";
import { approvalFacts, figureOf } from "./approve.ts";
import { approverOf } from "./decider.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.ts";
import { approve, type ApprovalOutcome } from "./rules.ts";

interface Asked {
  id: number;
  status: RequestStatus;
  officerId: number | null;
  citizenId: number | null;
}

/** What this viewer's approval will mean when it is not final: who else must decide. Null when it is final, or not his to give. */
export async function approvalNote(context: Context, request: Asked): Promise<string | null> {
  const asked = await outcomeHere(context, request);
  if (!asked || asked.outcome.kind === "final") return null;
  const { outcome, facts } = asked;
  const somebody = facts.supervisorMayDecide
    ? "your supervisor by the link in his mail, another trusted officer, or an administrator"
    : "a trusted officer, or an administrator";
  if (outcome.kind === "already-approved")
    return `You have approved this request. Another person must approve it too: ${somebody}.`;
  return outcome.needsAnother
    ? `Your approval will be recorded, and a second person must approve it too: ${somebody}.`
    : `${outcome.missing} more ${outcome.missing === 1 ? "person" : "people"} must approve it after you.`;
}

/** Whether the viewer's own approval is recorded and somebody else's is waited for. */
export const hasApproved = async (context: Context, request: Asked): Promise<boolean> =>
  (await outcomeHere(context, request))?.outcome.kind === "already-approved";

/** What this viewer's approval would allocate, in cents; null when it is not theirs to give. */
export const approvalAmount = async (context: Context, request: Asked): Promise<number | null> =>
  (await outcomeHere(context, request))?.amountCents ?? null;

async function outcomeHere(
  context: Context,
  request: Asked,
): Promise<{ outcome: ApprovalOutcome; facts: DecisionFacts; amountCents: number } | null> {
  const { viewer } = context;
  if (
    !isUndecided(request.status) ||
    !can.decideRequest(viewer, request) ||
    (viewer.kind !== "officer" && viewer.kind !== "admin")
  )
    return null;
  const facts = await readDecisionFacts(context, request.id);
  if (!facts) return null;
  const amountCents = figureOf(context, facts);
  return { facts, amountCents, outcome: approve(approverOf(viewer), approvalFacts(facts, amountCents)) };
}
