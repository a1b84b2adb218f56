import { reaches } from "../../core/access/agency-scope.ts";
import {
  isOfficer,
  isTrusted,
  may,
  owns,
  type AdminViewer,
  type OfficerViewer,
  type Viewer,
} from "../../core/access/viewer.ts";
import {
  isRejected,
  trustIn,
  type FiledRequest,
  type ForeignRequest,
} from "../../core/access/case-rights.ts";

export const can = {
  /**
   * Approve or deny: an officer on their own request, if its case is confirmed; on any
   * other visible request, if they have a trusted case. After a supervisor's rejection only
   * administrators decide.
   */
  decideRequest: (viewer: Viewer, request: ForeignRequest): viewer is OfficerViewer | AdminViewer =>
    (may(viewer, "approve") && reaches(viewer, request.agencyId)) || decidesAsOfficer(viewer, request),
  /** Mark money as handed over: the same officers, and administrators who dispatch. */
  distributeMoney: (viewer: Viewer, request: ForeignRequest): viewer is OfficerViewer | AdminViewer =>
    (may(viewer, "dispatch") && reaches(viewer, request.agencyId)) || decidesAsOfficer(viewer, request),
  /**
   * With a trusted case, the own request within the limits, without a second person
   * (rules.ts holds the amounts).
   */
  approveAlone: (viewer: Viewer, request: FiledRequest) =>
    isOfficer(viewer) && (owns(viewer, request) ? trustIn(viewer, request) === "trusted" : isTrusted(viewer)),
};

const decidesAsOfficer = (viewer: Viewer, request: ForeignRequest): viewer is OfficerViewer =>
  isOfficer(viewer) &&
  !isRejected(viewer, request) &&
  (owns(viewer, request) ? trustIn(viewer, request) !== null : isTrusted(viewer));
