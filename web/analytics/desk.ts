import type { DeskPart } from "../admin/desk.ts";

export const analyticsDesk: DeskPart = {
  id: "analytics",
  needs: "readFigures",
  panels: [
    {
      id: "analytics",
      tab: "analytics",
      load: () => import("./AnalyticsPanel.tsx").then((file) => file.AnalyticsPanel),
    },
  ],
};
