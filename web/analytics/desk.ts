import type { DeskPart } from "../admin/desk.ts";

export const analyticsDesk: DeskPart = {
  id: "analytics",
  panels: [
    {
      id: "analytics",
      tab: "analytics",
      load: () => import("./AnalyticsPanel.tsx").then((file) => file.AnalyticsPanel),
    },
  ],
};
