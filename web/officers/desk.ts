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
  loadWaiting: () => import("./OfficersWaiting.tsx").then((file) => file.OfficersWaiting),
  loadPlaces: () => import("./OfficerPlaces.tsx").then((file) => file.OfficerPlaces),
};
