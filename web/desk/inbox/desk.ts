import type { DeskPart } from "../../shell/desk/desk.ts";

/** The messages' part of the administrators' desk. */
export const communicationDesk: DeskPart = {
  id: "communications",
  needs: "readDesk",
  loadWorkQueue: () => import("./communicationsQueueLine.ts").then((file) => file.communicationsQueueLine),
  panels: [
    {
      id: "communications",
      tab: "overview",
      load: () => import("./CommunicationPanel.tsx").then((file) => file.CommunicationPanel),
    },
  ],
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
