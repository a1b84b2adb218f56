import type { ComponentType } from "react";

/** The five tabs of the administrators' dashboard, in order. */
export const deskTabs = ["overview", "activity", "users", "analytics", "settings"] as const;
export type DeskTab = (typeof deskTabs)[number];

/** A part of a tab, loaded when the tab is opened. */
export interface DeskPanel {
  id: string;
  tab: DeskTab;
  load: () => Promise<ComponentType>;
}

/** A domain's part of the desk. */
export interface DeskPart {
  id: string;
  panels?: readonly DeskPanel[];
  /** Its work queue, one or more of `WorkQueueLine`; loaded with the overview. */
  loadWaiting?: () => Promise<ComponentType>;
  /** Its palette entries, one or more of `PaletteItem`; loaded when the palette is opened. */
  loadPlaces?: () => Promise<ComponentType>;
}
