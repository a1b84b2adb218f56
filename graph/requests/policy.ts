import type { Prisma, SystemConfig } from "../../prisma/client/client.ts";
import {
  isAdmin,
  isAnyAdmin,
  isCitizen,
  isOfficer,
  isTrusted,
  ownerOf,
  owns,
  type AdminViewer,
  type OfficerViewer,
  type Viewer,
} from "../core/access/viewer.ts";
import { isRejected, isTrustedIn, type FiledRequest, type ForeignRequest } from "../verification/policy.ts";

type Filer = Pick<FiledRequest, "officerId" | "citizenId">;

export const can = {
  /** Anybody, but an administrator only with a password of their own. */
  createRequest: (viewer: Viewer) => !isAnyAdmin(viewer) || isAdmin(viewer),
  /**
   * Over REST a list may name whose it is; other than one's own, an administrator alone may ask
   * for.
   */
  listFor: (
    viewer: Viewer,
    {
      isAdmin: asAdmin,
      officerId,
      citizenId,
    }: { isAdmin?: string | undefined; officerId?: string | undefined; citizenId?: string | undefined },
  ) =>
    isAdmin(viewer) ||
    (asAdmin !== "true" &&
      (officerId === undefined ||
        (isOfficer(viewer) && [String(viewer.officerId), viewer.badgeNumber].includes(officerId))) &&
      (citizenId === undefined || (isCitizen(viewer) && citizenId === String(viewer.citizenId)))),
  /**
   * One's own, any to an administrator, and those that this call `opened` one by one, each allowed,
   * counted and logged.
   */
  seeRequest: (viewer: Viewer, request: FiledRequest, opened: ReadonlySet<number>) =>
    isAdmin(viewer) || owns(viewer, request) || opened.has(request.id),
  /**
   * An officer with a trusted case opens any request by its link; the configuration may narrow it
   * to the agency of that case, or to one's own.
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
   * Government id and birth date: the officer of the case; an administrator reveals them one by
   * one.
   */
  seeIdentity: (viewer: Viewer, request: Filer) => isOfficer(viewer) && owns(viewer, request),
  /**
   * The name of somebody who wishes to stay anonymous: for the officer of the case; an
   * administrator reveals it, one by one.
   */
  nameRecipient: (viewer: Viewer, request: Filer & { anonymous: boolean }) =>
    !request.anonymous || owns(viewer, request),
  /** What `nameRecipient` hides is told to an administrator who asks for it. */
  revealRecipient: (viewer: Viewer, request: { anonymous: boolean }) => request.anonymous && isAdmin(viewer),
  /**
   * The recommendation, its text and the money set aside are for those who decide, not for the
   * citizen who asked.
   */
  seeAdvice: (viewer: Viewer): viewer is OfficerViewer | AdminViewer => isOfficer(viewer) || isAdmin(viewer),
  /**
   * The victim information, and what is needed: of one's own request, or with a trusted case of any
   * that one may open; not of what the supervisor said no to.
   */
  editVictimInfo: (viewer: Viewer, request: ForeignRequest) =>
    isAdmin(viewer) ||
    (isOfficer(viewer) && !isRejected(viewer, request) && (owns(viewer, request) || isTrusted(viewer))),
};

/**
 * The requests that a list shows, as the database is asked for them: one's own, or all to an
 * administrator. Foreign ones are opened by link alone.
 */
export function requestsListedFor(viewer: Viewer): Prisma.EmergencyRequestWhereInput {
  if (isAdmin(viewer)) return {};
  const owner = ownerOf(viewer);
  return owner && !("adminId" in owner) ? owner : { id: -1 };
}
