import { caseRejected, type VerificationStatus } from "../../verification/rules.ts";
import { isOfficer, type OfficerViewer, type Viewer } from "./viewer.ts";
import type { Said } from "../i18n/rules.ts";

/*
 * What a case gives its officer. A right belongs to the case that a supervisor answered for, never to the session or to the case that the session
 * happens to be at: what was filed under a case counts with that case's confirmation, and another case of the same officer adds nothing.
 */

export interface FiledRequest {
  id: number;
  officerId: number | null;
  citizenId: number | null;
  /** The case that it was filed under. */
  verificationId: number | null;
}
/** Somebody else's request, with the answer that its case got: only then the supervisor's domain says which agency it is. */
export interface ForeignRequest extends FiledRequest {
  verification: { status: VerificationStatus; supervisorEmailKey: string } | null;
}

export const owns = (viewer: Viewer, request: Pick<FiledRequest, "officerId" | "citizenId">) =>
  (isOfficer(viewer) && request.officerId === viewer.officerId) ||
  (viewer.kind === "citizen" && request.citizenId === viewer.citizenId);

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
  isCaseRejected(viewer, request) ? caseRejected : otherwise;

const caseOf = (viewer: OfficerViewer, { verificationId }: FiledRequest) =>
  viewer.cases.find(({ id }) => id === verificationId);
const domainOf = (emailKey: string) => emailKey.slice(emailKey.lastIndexOf("@") + 1);
