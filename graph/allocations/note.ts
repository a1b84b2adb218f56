import type { RequestStatus } from "../../prisma/client/enums.ts";
import type { Context } from "../app/context.ts";
import { can } from "../app/permissions.ts";
import { isUndecided } from "../requests/rules.ts";
import { approvalFacts } from "./approve.ts";
import { approverOf } from "./decider.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.ts";
import { amountToAllocate, approve, type ApprovalOutcome } from "./rules.ts";
import { words } from "./words.ts";

interface Asked {
  id: number;
  status: RequestStatus;
  officerId: number | null;
  citizenId: number | null;
}

/** What this viewer's approval will mean when it is not final, in his language: who else must decide. Null when it is final, or not his to give. */
export async function approvalNote(context: Context, request: Asked): Promise<string | null> {
  const asked = await outcomeHere(context, request);
  if (!asked || asked.outcome.kind === "final") return null;
  const { outcome, facts } = asked;
  const t = words(context.language).note;
  const somebody = facts.supervisorMayDecide ? t.withSupervisor : t.others;
  if (outcome.kind === "already-approved") return t.hasApproved(somebody);
  return outcome.needsAnother ? t.needsAnother(somebody) : t.missing(outcome.missing);
}

/** Whether the viewer's own approval is recorded and somebody else's is waited for. */
export const hasApproved = async (context: Context, request: Asked): Promise<boolean> =>
  (await outcomeHere(context, request))?.outcome.kind === "already-approved";

async function outcomeHere(
  context: Context,
  request: Asked,
): Promise<{ outcome: ApprovalOutcome; facts: DecisionFacts } | null> {
  const { viewer } = context;
  if (
    !isUndecided(request.status) ||
    !can.decideRequest(viewer, request) ||
    (viewer.kind !== "officer" && viewer.kind !== "admin")
  )
    return null;
  const facts = await readDecisionFacts(context, request.id);
  if (!facts) return null;
  const amountCents =
    facts.allocation?.amountCents ??
    amountToAllocate({
      recommendedCents: facts.aiRecommendationCents,
      maxCents: context.config().maxFundAllocationCents,
    });
  return { facts, outcome: approve(approverOf(viewer), approvalFacts(facts, amountCents)) };
}
