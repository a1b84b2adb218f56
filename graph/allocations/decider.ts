import type { ActorKind } from "../../prisma/client/enums.ts";
import type { AuditEvent } from "../audit/service.ts";
import type { Context } from "../app/context.ts";
import { can, demand } from "../app/permissions.ts";
import type { AdminViewer, OfficerViewer } from "../app/viewer.ts";
import { demandRequest } from "../requests/service.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.ts";
import { badgeKeyOf, type Approver } from "./rules.ts";

/** Somebody who may decide on one request: an officer or administrator by his session, or the supervisor by his link. */
export interface Decider extends Approver {
  personName: string;
  actorKind: ActorKind;
  /** For the audit log, where it is not the session that speaks. */
  actor?: NonNullable<AuditEvent["actor"]>;
  linkId?: number;
}

/** The viewer as a decider, with the facts he decides on; refuses whoever may not. */
export async function demandDecider(
  context: Context,
  requestId: number,
): Promise<{ decider: Decider; facts: DecisionFacts }> {
  const { viewer } = context;
  let facts = await readDecisionFacts(context, requestId);
  if (!facts || !can.seeRequest(viewer, facts, context.opened)) {
    // Somebody else's request, or none: the way in counts, logs and answers as everywhere.
    await demandRequest(context, requestId);
    facts = await readDecisionFacts(context, requestId);
  }
  demand(
    facts !== null &&
      can.decideRequest(viewer, facts) &&
      (viewer.kind === "officer" || viewer.kind === "admin"),
  );
  const personName = viewer.kind === "officer" ? viewer.name : viewer.username;
  return { facts, decider: { ...approverOf(viewer), personName, actorKind: viewer.kind } };
}

/** The viewer as the person whom an approval counts for. */
export const approverOf = (viewer: OfficerViewer | AdminViewer): Approver => ({
  personKey: viewer.emailKey,
  badgeKey: viewer.kind === "officer" ? badgeKeyOf(viewer.badgeNumber, viewer.supervisorEmailKey) : null,
  mayApproveAlone: can.approveAlone(viewer),
  isOfficer: viewer.kind === "officer",
});
