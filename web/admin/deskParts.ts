import { createContext, use } from "react";
import { useSearch } from "../core/routing/useSearch.ts";
import { deskTabs, type DeskPart } from "./desk.ts";

/** The domains' parts of the desk. */
export const DeskParts = createContext<readonly DeskPart[]>([]);

export const useDeskParts = () => use(DeskParts);

/** The non-empty tabs. */
export function useTabs() {
  const panels = useDeskParts().flatMap((part) => part.panels ?? []);
  return deskTabs.filter((tab) => panels.some((panel) => panel.tab === tab));
}

/** The tab in the URL; the first one by default. */
export function useChosenTab() {
  const [address] = useSearch();
  const tabs = useTabs();
  return tabs.find((tab) => tab === address.get("tab")) ?? tabs[0];
}
