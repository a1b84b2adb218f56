import type { DeskPart } from "../../shell/desk/desk.ts";

/** How long requests wait, and for whom. */
export const timelineDesk: DeskPart = {
  id: "timeline",
  needs: "readCases",
  panels: [
    {
      id: "owner-times",
      tab: "overview",
      load: () => import("./OwnerTimesPanel.tsx").then((file) => file.OwnerTimesPanel),
    },
  ],
};
