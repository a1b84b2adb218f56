import type { ActorKind } from "../../prisma/client/enums.ts";
import type { AuditEvent } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { whyNot } from "../core/access/case-rights.ts";
import { demand } from "../core/access/audiences.ts";
import { can } from "../core/access/permissions.ts";
import type { AdminViewer, OfficerViewer } from "../core/access/viewer.ts";
import { demandRequest } from "../request-access/service.ts";
import { readDecisionFacts, type DecisionFacts } from "./facts.ts";
import { badgeKeysOf, type Approver } from "./rules.ts";

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
    facts === null ? undefined : whyNot(viewer, facts),
  );
  const personName = viewer.kind === "officer" ? viewer.name : viewer.username;
  return { facts, decider: { ...approverOf(viewer, facts), personName, actorKind: viewer.kind } };
}

/** The viewer as the person whom an approval of this request counts for; an officer's agency is what confirmed cases say. */
export const approverOf = (
  viewer: OfficerViewer | AdminViewer,
  request: Pick<DecisionFacts, "id" | "officerId" | "citizenId" | "verificationId">,
): Approver => ({
  personKey: viewer.emailKey,
  badgeKeys:
    viewer.kind === "officer"
      ? badgeKeysOf(
          viewer,
          viewer.cases.filter(({ trust }) => trust !== null).map((one) => one.supervisorEmailKey),
        )
      : [],
  mayApproveAlone: can.approveAlone(viewer, request),
  isOfficer: viewer.kind === "officer",
  isAdmin: viewer.kind === "admin",
});
