import type { DeskPart } from "../../shell/desk/desk.ts";

/** The callbacks' part of the administrators' desk. */
export const callbackDesk: DeskPart = {
  id: "callbacks",
  needs: "readDesk",
  loadWorkQueue: () => import("./callbacksQueueLine.ts").then((file) => file.callbacksQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
