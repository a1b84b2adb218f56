import type { VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { isOfficer, owns, type OfficerViewer, type Viewer } from "./viewer.ts";

/*
 * The rights that a case gives its officer. A right belongs to the case that a supervisor answered,
 * never to the session or its current case: a request counts with its own case's confirmation, and
 * another case of the officer adds nothing.
 */

/** Anyone but an officer whose current case was rejected: nothing more can be added to it. */
export const canAddToCase = (viewer: Viewer) => !isOfficer(viewer) || viewer.status !== "rejected";

export interface FiledRequest {
  id: number;
  officerId: number | null;
  citizenId: number | null;
  /** The agency whose administrators see it, beside those of the whole program. */
  agencyId: number | null;
  /** The case of the request. */
  verificationId: number | null;
}
/** Another officer's request with its case's answer, which tells its agency. */
export interface ForeignRequest extends FiledRequest {
  verification: { status: VerificationStatus; supervisorEmailKey: string } | null;
}

/** The rights of the own request's case; null until confirmed. */
export const trustIn = (viewer: OfficerViewer, request: FiledRequest) =>
  caseOf(viewer, request)?.trust ?? null;

/** This supervisor's agency has confirmed a case of the officer. */
export const isTrustedIn = (viewer: OfficerViewer, supervisorEmailKey: string) =>
  viewer.cases.some(
    (one) => one.trust === "trusted" && domainOf(one.supervisorEmailKey) === domainOf(supervisorEmailKey),
  );

/** The request's case was rejected by a supervisor. */
export const isRejected = (viewer: OfficerViewer, request: ForeignRequest) =>
  owns(viewer, request) ? isCaseRejected(viewer, request) : request.verification?.status === "rejected";

/** The same for the officer who filed it. */
export const isCaseRejected = (viewer: Viewer, request: FiledRequest) =>
  isOfficer(viewer) && owns(viewer, request) && caseOf(viewer, request)?.status === "rejected";

/**
 * Why a viewer may not change or decide a request: the supervisor's rejection, if that is the
 * cause.
 */
export const whyNot = (viewer: Viewer, request: FiledRequest, otherwise?: AnySentence) =>
  isCaseRejected(viewer, request) ? says.caseRejected : otherwise;

const caseOf = (viewer: OfficerViewer, { verificationId }: FiledRequest) =>
  viewer.cases.find(({ id }) => id === verificationId);
const domainOf = (emailKey: string) => emailKey.slice(emailKey.lastIndexOf("@") + 1);
