import type { DeskPart } from "./desk.ts";

/** What waits, as the domains tell it. */
export const waitingDesk: DeskPart = {
  id: "waiting",
  panels: [
    {
      id: "waiting",
      tab: "overview",
      load: () => import("./WaitingPanel.tsx").then((file) => file.WaitingPanel),
    },
  ],
};
