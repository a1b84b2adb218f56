import type { Prisma, SystemConfig } from "../../prisma/client/client.ts";
import { isAnyAdmin, isOfficer, owns, type OfficerViewer, type Viewer } from "../core/access/viewer.ts";
import type { Said } from "../core/i18n/phrases.shared.ts";
import { type VerificationStatus } from "./rules.shared.ts";
import { says } from "./sentences.ts";

/*
 * Who may do what with a case, and what a case gives its officer. A right belongs to the case that
 * a supervisor answered for, never to the session or to the case that the session happens to be at:
 * what was filed under a case counts with that case's confirmation, and another case of the same
 * officer adds nothing.
 */

export const can = {
  /** The officer's form: anybody but an administrator, whose session it would take away. */
  submitCase: (viewer: Viewer) => !isAnyAdmin(viewer),
  /** A case and its recipient: the officer whose case it is. */
  seeVerification: (viewer: Viewer, verification: { officerId: number }): viewer is OfficerViewer =>
    isOfficer(viewer) && verification.officerId === viewer.officerId,
  /**
   * Anybody but the officer whose supervisor said no to the case at hand: nothing is added to it
   * any more.
   */
  addToCase: (viewer: Viewer) => !isOfficer(viewer) || viewer.status !== "rejected",
  /** 911 Verify: while the supervisor has not answered, and while the configuration has it. */
  useEmergencyVerify: (
    viewer: Viewer,
    policy: Pick<SystemConfig, "emergencyVerifyEnabled">,
  ): viewer is OfficerViewer =>
    isOfficer(viewer) && viewer.status === "pending" && policy.emergencyVerifyEnabled,
};

/** The cases that `can.seeVerification`, as the database is asked for them. */
export const casesSeenBy = (viewer: Viewer): Prisma.VerificationWhereInput =>
  isOfficer(viewer) ? { officerId: viewer.officerId } : { id: -1 };

export interface FiledRequest {
  id: number;
  officerId: number | null;
  citizenId: number | null;
  /** The case that it was filed under. */
  verificationId: number | null;
}
/**
 * Somebody else's request, with the answer that its case got: only then the supervisor's domain
 * says which agency it is.
 */
export interface ForeignRequest extends FiledRequest {
  verification: { status: VerificationStatus; supervisorEmailKey: string } | null;
}

/** What the case that one's own request was filed under gives; null while nobody confirmed it. */
export const trustIn = (viewer: OfficerViewer, request: FiledRequest) =>
  caseOf(viewer, request)?.trust ?? null;

/** The agency of this supervisor has confirmed a case of the officer. */
export const isTrustedIn = (viewer: OfficerViewer, supervisorEmailKey: string) =>
  viewer.cases.some(
    (one) => one.trust === "trusted" && domainOf(one.supervisorEmailKey) === domainOf(supervisorEmailKey),
  );

/** A supervisor said no to the case that it was filed under. */
export const isRejected = (viewer: OfficerViewer, request: ForeignRequest) =>
  owns(viewer, request) ? isCaseRejected(viewer, request) : request.verification?.status === "rejected";

/** The same for the officer who filed it. */
export const isCaseRejected = (viewer: Viewer, request: FiledRequest) =>
  isOfficer(viewer) && owns(viewer, request) && caseOf(viewer, request)?.status === "rejected";

/** Why somebody may not change or decide a request: the supervisor's no, where that is it. */
export const whyNot = (viewer: Viewer, request: FiledRequest, otherwise?: Said) =>
  isCaseRejected(viewer, request) ? says.caseRejected : otherwise;

const caseOf = (viewer: OfficerViewer, { verificationId }: FiledRequest) =>
  viewer.cases.find(({ id }) => id === verificationId);
const domainOf = (emailKey: string) => emailKey.slice(emailKey.lastIndexOf("@") + 1);
