import type { DeskPart } from "../admin/desk.ts";

/** What messages bring to the administrators' desk. */
export const communicationDesk: DeskPart = {
  id: "communications",
  loadWaiting: () => import("./CommunicationsWaiting.tsx").then((file) => file.CommunicationsWaiting),
  panels: [
    {
      id: "communications",
      tab: "overview",
      load: () => import("./CommunicationPanel.tsx").then((file) => file.CommunicationPanel),
    },
  ],
  loadPlaces: () => import("./CommunicationPlaces.tsx").then((file) => file.CommunicationPlaces),
};
