import { isOfficer, type OfficerViewer, type Viewer } from "../../core/access/viewer.ts";

export const can = {
  /** What the recipient says is recorded by an officer, for the case at hand. */
  recordStatement: (viewer: Viewer): viewer is OfficerViewer => isOfficer(viewer),
};
