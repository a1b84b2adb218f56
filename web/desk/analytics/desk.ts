import type { DeskPart } from "../../shell/desk/desk.ts";

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
