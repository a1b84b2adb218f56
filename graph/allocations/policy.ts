import {
  isAdmin,
  isOfficer,
  isTrusted,
  owns,
  type AdminViewer,
  type OfficerViewer,
  type Viewer,
} from "../core/access/viewer.ts";
import { isRejected, trustIn, type FiledRequest, type ForeignRequest } from "../verification/policy.ts";

export const can = {
  /**
   * Approve, deny, distribute: on one's own request an officer whose supervisor confirmed the case
   * it was filed under, on any other that they may see one with a trusted case. What a supervisor
   * said no to is left to administrators.
   */
  decideRequest: (viewer: Viewer, request: ForeignRequest): viewer is OfficerViewer | AdminViewer =>
    isAdmin(viewer) ||
    (isOfficer(viewer) &&
      !isRejected(viewer, request) &&
      (owns(viewer, request) ? trustIn(viewer, request) !== null : isTrusted(viewer))),
  /**
   * With a trusted case, one's own request within the limits, without a second person
   * (rules.shared.ts holds the amounts).
   */
  approveAlone: (viewer: Viewer, request: FiledRequest) =>
    isOfficer(viewer) && (owns(viewer, request) ? trustIn(viewer, request) === "trusted" : isTrusted(viewer)),
};
