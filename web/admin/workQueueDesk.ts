import type { DeskPart } from "./desk.ts";

/** What waits, as the domains tell it. */
export const workQueueDesk: DeskPart = {
  id: "waiting",
  panels: [
    {
      id: "waiting",
      tab: "overview",
      load: () => import("./WorkQueuePanel.tsx").then((file) => file.WorkQueuePanel),
    },
  ],
};
