import { isTool, may, type AdminViewer, type Viewer } from "../../../core/access/viewer.ts";

export const can = {
  /** Notes and owners are the desk's own: no program reads them. */
  readDeskWork: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readCases") && !isTool(viewer),
  /** Who assigns cases and writes notes. */
  workOnCases: (viewer: Viewer): viewer is AdminViewer => may(viewer, "workCases") && !isTool(viewer),
};
