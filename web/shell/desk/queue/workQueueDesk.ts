import type { DeskPart } from "../desk.ts";

/** The domains' work queues. */
export const workQueueDesk: DeskPart = {
  id: "waiting",
  needs: "anyone",
  withinAgencies: true,
  panels: [
    {
      id: "waiting",
      tab: "overview",
      load: () => import("./WorkQueuePanel.tsx").then((file) => file.WorkQueuePanel),
    },
  ],
};
