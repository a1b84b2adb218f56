import type { DeskPart } from "../../shell/desk/desk.ts";

/** The rulebook's part of the administrators' desk. */
export const rulebookDesk: DeskPart = {
  id: "rulebook",
  needs: "readCases",
  panels: [
    {
      id: "advanced",
      tab: "overview",
      section: "rules",
      load: () => import("./AdvancedPanel.tsx").then((file) => file.AdvancedPanel),
    },
  ],
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
