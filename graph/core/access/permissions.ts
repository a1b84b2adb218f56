import type { Prisma, SystemConfig } from "../../../prisma/client/client.ts";
import {
  isRejected,
  isTrustedIn,
  owns,
  trustIn,
  type FiledRequest,
  type ForeignRequest,
} from "./case-rights.ts";
import { isAdmin, isOfficer, isTrusted, type Viewer } from "./viewer.ts";

/* Who may do what, as sentences about one thing (`can.…`), and the same said to the database. What a case gives its officer: case-rights.ts. */

export const can = {
  /** `opened` are the requests that this call opened one by one, each allowed, counted and logged. */
  seeRequest: (viewer: Viewer, request: FiledRequest, opened: ReadonlySet<number>) =>
    isAdmin(viewer) || owns(viewer, request) || opened.has(request.id),
  /** An officer with a trusted case opens any request by its link; the policy may narrow it to the agency of that case, or to one's own. */
  openForeignRequest: (
    viewer: Viewer,
    { verification }: ForeignRequest,
    policy: Pick<SystemConfig, "officerVisibility">,
  ) =>
    isTrusted(viewer) &&
    (policy.officerVisibility === "verified" ||
      (policy.officerVisibility === "agency" &&
        verification?.status === "verified" &&
        isTrustedIn(viewer, verification.supervisorEmailKey))),
  /** Government id and birth date: the officer of the case; an administrator reveals them one by one. */
  seeIdentity: (viewer: Viewer, request: Pick<FiledRequest, "officerId" | "citizenId">) =>
    isOfficer(viewer) && owns(viewer, request),
  /** The name of somebody who wishes to stay anonymous: for the officer of the case; an administrator reveals it, one by one. */
  nameRecipient: (
    viewer: Viewer,
    request: Pick<FiledRequest, "officerId" | "citizenId"> & { anonymous: boolean },
  ) => !request.anonymous || owns(viewer, request),
  /** The recommendation's text is for those who decide, not for the citizen who asked. */
  seeAdvice: (viewer: Viewer) => viewer.kind === "officer" || isAdmin(viewer),
  editVictimInfo: (viewer: Viewer, request: ForeignRequest) =>
    isAdmin(viewer) ||
    (isOfficer(viewer) && !isRejected(viewer, request) && (owns(viewer, request) || isTrusted(viewer))),
  /**
   * Approve, deny, distribute: on one's own request an officer whose supervisor confirmed the case it was filed under, on any other that they may
   * see one with a trusted case. What a supervisor said no to is left to administrators.
   */
  decideRequest: (viewer: Viewer, request: ForeignRequest) =>
    isAdmin(viewer) ||
    (isOfficer(viewer) &&
      !isRejected(viewer, request) &&
      (owns(viewer, request) ? trustIn(viewer, request) !== null : isTrusted(viewer))),
  /** One's own request within the limits, without a second person (allocations/rules.ts holds the amounts). */
  approveAlone: (viewer: Viewer, request: FiledRequest) =>
    isOfficer(viewer) && (owns(viewer, request) ? trustIn(viewer, request) === "trusted" : isTrusted(viewer)),
  /** The supervisor's no to the case at hand: nothing is added to it any more. */
  addToCase: (viewer: Viewer) => !isOfficer(viewer) || viewer.status !== "rejected",
  createRequest: (viewer: Viewer) => viewer.kind !== "admin" || isAdmin(viewer),
  /** A case and its recipient: the officer whose case it is. */
  seeVerification: (viewer: Viewer, verification: { officerId: number }) =>
    isOfficer(viewer) && verification.officerId === viewer.officerId,
  useEmergencyVerify: (viewer: Viewer, policy: Pick<SystemConfig, "emergencyVerifyEnabled">) =>
    isOfficer(viewer) && viewer.status === "pending" && policy.emergencyVerifyEnabled,
};

/** The requests that a list shows: one's own, or all to an administrator. Foreign ones are opened by link alone. */
export function requestsListedFor(viewer: Viewer): Prisma.EmergencyRequestWhereInput {
  if (isAdmin(viewer)) return {};
  if (viewer.kind === "officer") return { officerId: viewer.officerId };
  if (viewer.kind === "citizen") return { citizenId: viewer.citizenId };
  return { id: -1 };
}
