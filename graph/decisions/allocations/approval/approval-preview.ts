import type { RequestStatus } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { isOfficer } from "../../../core/access/viewer.ts";
import { can } from "../policy.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { withCase } from "../../../intake/request-access/service.ts";
import { approvalFacts, figureOf, isUnconfirmed } from "./approve.ts";
import { countedFor } from "../limits/counted.ts";
import { limitExceeded } from "../limits/left.ts";
import type { Limit } from "../limits/table.ts";
import { approverOf } from "./decider.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.sql.ts";
import { canPay } from "../../../money/funds/balances.sql.ts";
import {
  anotherPerson,
  approve,
  isSame,
  type ApprovalOutcome,
} from "../../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

interface PreviewedRequest {
  id: number;
  status: RequestStatus;
  officerId: number | null;
  citizenId: number | null;
  agencyId: number | null;
  verificationId: number | null;
}

/**
 * What this viewer's approval means if it is not final: who else must decide. Null if it is final,
 * or if they may not approve.
 */
export async function approvalNote(context: Context, request: PreviewedRequest): Promise<string | null> {
  const asked = await outcomeHere(context, request);
  if (!asked) return null;
  const { outcome, facts, limit, isShort } = asked;
  if (isShort) return hasGiven(asked) ? says.ownWaitsForFund : says.waitsForFund;
  const who = facts.supervisorMayDecide ? "supervisorOrOther" : "other";
  if (outcome.kind === "already-approved") return anotherPerson.approved[who];
  if (isOfficer(context.viewer) && isUnconfirmed(facts)) return says.caseUnconfirmed;
  if (outcome.kind === "final") return null;
  if (limit) return limit.says;
  if (outcome.needsAnother) return anotherPerson.asked[who];
  return outcome.missing === 1 ? says.onePersonMore : says.peopleMore({ count: outcome.missing }).text;
}

/** Whether the viewer's own approval is recorded, and another person or money is missing. */
export async function hasApproved(context: Context, request: PreviewedRequest): Promise<boolean> {
  const asked = await outcomeHere(context, request);
  return asked !== null && (asked.outcome.kind === "already-approved" || (asked.isShort && hasGiven(asked)));
}

const hasGiven = ({ facts, approver }: Outlook) => facts.approvedBy.some((one) => isSame(one, approver));

/** What this viewer's approval would allocate, in cents; null if they may not approve. */
export const approvalAmount = async (context: Context, request: PreviewedRequest): Promise<number | null> =>
  (await outcomeHere(context, request))?.amountCents ?? null;

interface Outlook {
  outcome: ApprovalOutcome;
  facts: DecisionFacts;
  approver: ReturnType<typeof approverOf>;
  /** It waits for money, and no fund has enough yet. */
  isShort: boolean;
  amountCents: number;
  /** The rolling limit that keeps this viewer's approval from being final. */
  limit?: Limit;
}

async function outcomeHere(context: Context, request: PreviewedRequest): Promise<Outlook | null> {
  const { viewer } = context;
  if (!isUndecided(request.status) || !can.decideRequest(viewer, await withCase(context, request)))
    return null;
  const facts = await readDecisionFacts(context, request.id);
  if (!facts) return null;
  const amountCents = figureOf(context, facts);
  const approver = approverOf(viewer, facts);
  const asked = approvalFacts(facts, amountCents);
  const outcome = approve(approver, asked);
  const known = { facts, amountCents, approver, isShort: false };
  if (outcome.kind !== "final") return { ...known, outcome };
  if (facts.allocation?.waitsForFund)
    return { ...known, outcome, isShort: !(await canPay(context, { requestId: request.id, amountCents })) };
  const limit = await limitExceeded(context, countedFor(context, facts, approver), amountCents);
  return limit
    ? { ...known, limit, outcome: approve(approver, { ...asked, overLimit: limit.whoDecides }) }
    : { ...known, outcome };
}
