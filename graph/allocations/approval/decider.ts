import type { ActorKind } from "../../../prisma/client/enums.ts";
import type { AuditEvent } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { whyNot } from "../../verification/policy.ts";
import { demand } from "../../core/access/audiences.ts";
import { can } from "../policy.ts";
import { isAdmin, isOfficer, type AdminViewer, type OfficerViewer } from "../../core/access/viewer.ts";
import { demandRequest, isOpenTo } from "../../request-access/service.ts";
import { readDecisionFacts, type DecisionFacts } from "../money/facts.ts";
import { badgeKeysOf } from "../../people/badge-keys.ts";
import type { Approver } from "../rules.shared.ts";

/**
 * Somebody who may decide on one request: an officer or administrator by a session, or the
 * supervisor by a link.
 */
export interface Decider extends Approver {
  personName: string;
  actorKind: ActorKind;
  /** For the audit log, where it is not the session that speaks. */
  actor?: NonNullable<AuditEvent["actor"]>;
  linkId?: number;
}

/** The viewer as a decider, with the facts to decide on; refuses whoever may not. */
export async function demandDecider(
  context: Context,
  requestId: number,
): Promise<{ decider: Decider; facts: DecisionFacts }> {
  const { viewer } = context;
  let facts = await readDecisionFacts(context, requestId);
  if (!facts || !isOpenTo(context, facts)) {
    // Somebody else's request, or none: the way in counts, logs and answers as everywhere.
    await demandRequest(context, requestId);
    facts = await readDecisionFacts(context, requestId);
  }
  demand(
    facts !== null && can.decideRequest(viewer, facts),
    facts === null ? undefined : whyNot(viewer, facts),
  );
  const personName = isOfficer(viewer) ? viewer.name : viewer.username;
  return { facts, decider: { ...approverOf(viewer, facts), personName, actorKind: viewer.kind } };
}

/**
 * The viewer as the person whom an approval of this request counts for; an officer's agency is what
 * confirmed cases say.
 */
export const approverOf = (
  viewer: OfficerViewer | AdminViewer,
  request: Pick<DecisionFacts, "id" | "officerId" | "citizenId" | "verificationId">,
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
