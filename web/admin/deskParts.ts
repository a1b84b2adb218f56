import { createContext, use } from "react";
import { useSearch } from "../core/routing/useSearch.ts";
import { deskTabs, type DeskPart } from "./desk.ts";

/** What the domains brought to the desk. */
export const DeskParts = createContext<readonly DeskPart[]>([]);

export const useDeskParts = () => use(DeskParts);

/** The tabs that have something to show. */
export function useTabs() {
  const panels = useDeskParts().flatMap((part) => part.panels ?? []);
  return deskTabs.filter((tab) => panels.some((panel) => panel.tab === tab));
}

/** The one that the address says; the first where it says none, or one that is not there. */
export function useChosenTab() {
  const [address] = useSearch();
  const tabs = useTabs();
  return tabs.find((tab) => tab === address.get("tab")) ?? tabs[0];
}
