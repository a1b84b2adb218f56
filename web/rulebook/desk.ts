import type { DeskPart } from "../admin/desk.ts";

/** What the rulebook brings to the administrators' desk. */
export const rulebookDesk: DeskPart = {
  id: "rulebook",
  panels: [
    {
      id: "advanced",
      tab: "overview",
      load: () => import("./AdvancedPanel.tsx").then((file) => file.AdvancedPanel),
    },
  ],
  loadPlaces: () => import("./RulebookPaletteItems.tsx").then((file) => file.RulebookPaletteItems),
};
