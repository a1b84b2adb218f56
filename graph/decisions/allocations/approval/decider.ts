import type { ActorKind } from "../../../../prisma/client/enums.ts";
import type { AuditEvent } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { whyNot } from "../../../core/access/case-rights.ts";
import { demand } from "../../../core/access/audiences.ts";
import { can } from "../policy.ts";
import { isAdmin, isOfficer, type AdminViewer, type OfficerViewer } from "../../../core/access/viewer.ts";
import { demandRequest, isOpenTo } from "../../../intake/request-access/service.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.sql.ts";
import { badgeKeysOf } from "../../../intake/people/badge-keys.ts";
import type { Approver } from "../../../../shared/decisions/allocations/rules.ts";

/**
 * A person who may decide on one request: an officer or administrator with a session, or the
 * supervisor with a link.
 */
export interface Decider extends Approver {
  personName: string;
  actorKind: ActorKind;
  /** For the audit log, if the actor is not the session's. */
  actor?: NonNullable<AuditEvent["actor"]>;
  linkId?: number;
}

/** The viewer as a decider, with the facts for the decision. Refuses viewers without permission. */
export async function demandDecider(
  context: Context,
  requestId: number,
  act: "decideRequest" | "distributeMoney" = "decideRequest",
): Promise<{ decider: Decider; facts: DecisionFacts }> {
  const { viewer } = context;
  let facts = await readDecisionFacts(context, requestId);
  if (!facts || !isOpenTo(context, facts)) {
    // Another officer's request, or none: opening it is counted and logged, and answers the same
    // everywhere.
    await demandRequest(context, requestId);
    facts = await readDecisionFacts(context, requestId);
  }
  demand(facts !== null && can[act](viewer, facts), facts === null ? undefined : whyNot(viewer, facts));
  const personName = isOfficer(viewer) ? viewer.name : viewer.username;
  return { facts, decider: { ...approverOf(viewer, facts), personName, actorKind: viewer.kind } };
}

/**
 * The person for whom an approval of this viewer counts. An officer's agency is the one in
 * confirmed cases.
 */
export const approverOf = (
  viewer: OfficerViewer | AdminViewer,
  request: Pick<DecisionFacts, "id" | "officerId" | "citizenId" | "agencyId" | "verificationId">,
): Approver => ({
  personKey: viewer.emailKey,
  badgeKeys: isOfficer(viewer)
    ? badgeKeysOf(
        viewer,
        viewer.cases.filter(({ trust }) => trust !== null).map((one) => one.supervisorEmailKey),
      )
    : [],
  mayApproveAlone: can.approveAlone(viewer, request),
  isOfficer: isOfficer(viewer),
  isAdmin: isAdmin(viewer),
});
