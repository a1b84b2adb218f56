import type { DeskPart } from "../../shell/desk/desk.ts";

/** The reports' part of the administrators' desk. */
export const correctionDesk: DeskPart = {
  id: "corrections",
  needs: "readDesk",
  loadWorkQueue: () => import("./correctionsQueueLine.ts").then((file) => file.correctionsQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
