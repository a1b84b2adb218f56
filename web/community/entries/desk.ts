import type { DeskPart } from "../../shell/desk/desk.ts";

/** The entries' part of the administrators' desk. */
export const entryDesk: DeskPart = {
  id: "entries",
  needs: "readDesk",
  loadWorkQueue: () => import("./entriesQueueLine.ts").then((file) => file.entriesQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
