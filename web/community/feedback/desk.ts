import type { DeskPart } from "../../shell/desk/desk.ts";

/** The feedback part of the administrators' desk. */
export const feedbackDesk: DeskPart = {
  id: "feedback",
  needs: "readDesk",
  loadWorkQueue: () => import("./feedbackQueueLine.ts").then((file) => file.feedbackQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
