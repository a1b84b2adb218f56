import { createContext, use } from "react";
import { deskTabs, type DeskPart } from "./desk.ts";

/** What the domains brought to the desk. */
export const DeskParts = createContext<readonly DeskPart[]>([]);

export const useDeskParts = () => use(DeskParts);

/** The tabs that have something to show. */
export function useTabs() {
  const panels = useDeskParts().flatMap((part) => part.panels ?? []);
  return deskTabs.filter((tab) => panels.some((panel) => panel.tab === tab));
}
