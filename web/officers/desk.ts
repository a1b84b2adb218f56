import type { DeskPart } from "../admin/desk.ts";

/** What officers' cases bring to the administrators' desk. */
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
