import { isSuperAdmin, isTool, may, type AdminViewer, type Viewer } from "../../core/access/viewer.ts";

const works = (viewer: Viewer): viewer is AdminViewer => may(viewer, "workTasks") && !isTool(viewer);

export const can = {
  /** Tools may read the queue too. */
  readTasks: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readMoney"),
  /** A program never takes work. */
  takeTasks: works,
  /** Its owner returns it to the queue. A super administrator returns any. */
  releaseTask: (viewer: Viewer, { ownerId }: { ownerId: number | null }): viewer is AdminViewer =>
    works(viewer) && ownerId !== null && (viewer.adminId === ownerId || isSuperAdmin(viewer)),
};
