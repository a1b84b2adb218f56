import type { DeskPart } from "../admin/desk.ts";

/** The messages' part of the administrators' desk. */
export const communicationDesk: DeskPart = {
  id: "communications",
  loadWaiting: () => import("./CommunicationsQueueLine.tsx").then((file) => file.CommunicationsQueueLine),
  panels: [
    {
      id: "communications",
      tab: "overview",
      load: () => import("./CommunicationPanel.tsx").then((file) => file.CommunicationPanel),
    },
  ],
  loadPlaces: () => import("./CommunicationPaletteItems.tsx").then((file) => file.CommunicationPaletteItems),
};
