import type { DeskPart } from "../../shell/desk/desk.ts";

/** The officers' part of the administrators' desk. */
export const officerDesk: DeskPart = {
  id: "officers",
  needs: "readCases",
  panels: [
    {
      id: "officers",
      tab: "users",
      load: () => import("./OfficersPanel.tsx").then((file) => file.OfficersPanel),
    },
  ],
  loadWorkQueue: () => import("./officersQueueLine.ts").then((file) => file.officersQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
