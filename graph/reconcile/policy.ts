import { isSeparateSettler } from "../core/access/separation.shared.ts";
import { isTool, may, type AdminViewer, type Viewer } from "../core/access/viewer.ts";

const reconciles = (viewer: Viewer): viewer is AdminViewer => may(viewer, "confirmMoney") && !isTool(viewer);

export const can = {
  /** Statements, their differences, and closed months. */
  readStatements: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readMoney"),
  /** Paying and closing are for treasurers. A program never does it. */
  reconcile: reconciles,
  /** Never the person who dispatched help for the case. */
  settleDifference: (
    viewer: Viewer,
    dispatches: { dispatchedBy: readonly string[] },
  ): viewer is AdminViewer => reconciles(viewer) && isSeparateSettler(viewer, dispatches),
};
