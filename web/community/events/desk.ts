import type { DeskPart } from "../../shell/desk/desk.ts";

/** The events' part of the administrators' desk. */
export const eventDesk: DeskPart = {
  id: "events",
  needs: "readDesk",
  loadWorkQueue: () => import("./eventsQueueLine.ts").then((file) => file.eventsQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
