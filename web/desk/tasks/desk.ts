import type { DeskPart } from "../../shell/desk/desk.ts";

/** The list of all work, of which each role reads its own kinds. */
export const workDesk: DeskPart = {
  id: "work",
  needs: "anyone",
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
  loadWorkQueue: () => import("./tasksQueueLine.ts").then((file) => file.tasksQueueLine),
};
