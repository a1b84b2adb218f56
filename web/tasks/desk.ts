import type { DeskPart } from "../admin/desk.ts";

/** The tasks' part of the administrators' desk. */
export const taskDesk: DeskPart = {
  id: "tasks",
  needs: "readMoney",
  loadWorkQueue: () => import("./tasksQueueLine.ts").then((file) => file.tasksQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
