import type { DeskPart } from "../admin/desk.ts";

/** The officers' part of the administrators' desk. */
export const officerDesk: DeskPart = {
  id: "officers",
  panels: [
    {
      id: "officers",
      tab: "users",
      load: () => import("./OfficersPanel.tsx").then((file) => file.OfficersPanel),
    },
  ],
  loadWaiting: () => import("./OfficersQueueLine.tsx").then((file) => file.OfficersQueueLine),
  loadPlaces: () => import("./OfficerPaletteItems.tsx").then((file) => file.OfficerPaletteItems),
};
