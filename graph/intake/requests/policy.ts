import type { Prisma, SystemConfig } from "../../../prisma/client/client.ts";
import { casesIn, reaches, scopedTo, type AgencyScope } from "../../core/access/agency-scope.ts";
import {
  isAnyAdmin,
  isCitizen,
  isOfficer,
  isTrusted,
  may,
  ownerOf,
  owns,
  type AdminViewer,
  type OfficerViewer,
  type Viewer,
} from "../../core/access/viewer.ts";
import {
  isRejected,
  isTrustedIn,
  type FiledRequest,
  type ForeignRequest,
} from "../../core/access/case-rights.ts";

type Filer = Pick<FiledRequest, "officerId" | "citizenId">;

export const can = {
  /** Anyone, but of the administrators only those who work on cases. */
  createRequest: (viewer: Viewer) => !isAnyAdmin(viewer) || may(viewer, "workCases"),
  /** Over REST a list may name its owner; only an administrator may name someone else. */
  listFor: (
    viewer: Viewer,
    {
      isAdmin: asAdmin,
      officerId,
      citizenId,
    }: { isAdmin?: string | undefined; officerId?: string | undefined; citizenId?: string | undefined },
  ) =>
    may(viewer, "readCases") ||
    (asAdmin !== "true" &&
      (officerId === undefined ||
        (isOfficer(viewer) && [String(viewer.officerId), viewer.badgeNumber].includes(officerId))) &&
      (citizenId === undefined || (isCitizen(viewer) && citizenId === String(viewer.citizenId)))),
  /**
   * The viewer's own, for an administrator any or those of the own agencies, and those that this
   * call `opened`, each allowed, counted and logged.
   */
  seeRequest: (viewer: Viewer, request: FiledRequest, opened: ReadonlySet<number>) =>
    (may(viewer, "readCases") && reaches(viewer, request.agencyId)) ||
    owns(viewer, request) ||
    opened.has(request.id),
  /**
   * An officer with a trusted case opens any request by its link; the configuration may limit it to
   * the same agency, or to their own.
   */
  openForeignRequest: (
    viewer: Viewer,
    { verification }: ForeignRequest,
    policy: Pick<SystemConfig, "officerVisibility">,
  ): viewer is OfficerViewer =>
    isTrusted(viewer) &&
    (policy.officerVisibility === "verified" ||
      (policy.officerVisibility === "agency" &&
        verification?.status === "verified" &&
        isTrustedIn(viewer, verification.supervisorEmailKey))),
  /**
   * Government ID and birth date: the officer of the case; an administrator reveals them one at a
   * time.
   */
  seeIdentity: (viewer: Viewer, request: Filer) => isOfficer(viewer) && owns(viewer, request),
  /**
   * The name of an anonymous person: the officer of the case; an administrator reveals it, one at a
   * time.
   */
  nameRecipient: (viewer: Viewer, request: Filer & { anonymous: boolean }) =>
    !request.anonymous || owns(viewer, request),
  /** An administrator may reveal what `nameRecipient` hides. */
  revealRecipient: (viewer: Viewer, request: { anonymous: boolean }) =>
    request.anonymous && may(viewer, "workCases"),
  /**
   * The recommendation, its text and the allocated money are for deciders, not for the citizen who
   * asked.
   */
  seeAdvice: (viewer: Viewer): viewer is OfficerViewer | AdminViewer =>
    isOfficer(viewer) || may(viewer, "readCases"),
  /**
   * Victim information and needs: the viewer's own requests, or with a trusted case any that they
   * may open; none after a supervisor's rejection.
   */
  editVictimInfo: (viewer: Viewer, request: ForeignRequest) =>
    may(viewer, "workCases") ||
    (isOfficer(viewer) && !isRejected(viewer, request) && (owns(viewer, request) || isTrusted(viewer))),
};

/** Whose requests the viewer's lists have. A scope: an administrator's; undefined: none. */
export type ListOwner = { officerId: number } | { citizenId: number } | AgencyScope | undefined;

/**
 * The one rule of who lists which requests: their own, or for an administrator who reads cases all
 * of the agencies that are shown. Others are opened by link only.
 */
export function listOwnerOf(viewer: Viewer): ListOwner {
  if (may(viewer, "readCases")) return scopedTo(viewer);
  const owner = ownerOf(viewer);
  return owner && !("adminId" in owner) ? owner : undefined;
}

/** The same as a database filter. */
export function requestsListedFor(viewer: Viewer): Prisma.EmergencyRequestWhereInput {
  const owner = listOwnerOf(viewer);
  if (owner === undefined) return { id: -1 };
  return "agencies" in owner ? casesIn(owner) : owner;
}
