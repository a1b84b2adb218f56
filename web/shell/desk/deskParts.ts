import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { useSearch } from "../../core/routing/useSearch.ts";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { deskTabs, type DeskPart, type DeskTab } from "./desk.ts";
import { useMay } from "./permissions.ts";

/** The domains' parts of the desk. */
export const DeskParts = createContext<readonly DeskPart[]>([]);

export const useDeskParts = () => use(DeskParts);

/** The non-empty tabs. */
export function useTabs() {
  const panels = useDeskParts().flatMap((part) => part.panels ?? []);
  return deskTabs.filter((tab) => panels.some((panel) => panel.tab === tab));
}

/** What an asked tab or case needs, if the account may not see it. */
export function useLacking(): Permission | undefined {
  const [address] = useSearch();
  const may = useMay();
  const tabs = useTabs();
  if (address.has("case") && !may("readCases")) return "readCases";
  const asked = deskTabs.find((tab) => tab === address.get("tab"));
  return asked && !tabs.includes(asked) ? tabNeeds[asked] : undefined;
}

/** Of the tab's first panel. */
const tabNeeds: Record<DeskTab, Permission> = {
  overview: "readCases",
  activity: "readRecords",
  users: "readRecords",
  analytics: "readFigures",
  settings: "readRecords",
};

/** The tab in the URL; the first one by default. */
export function useChosenTab() {
  const [address] = useSearch();
  const tabs = useTabs();
  return tabs.find((tab) => tab === address.get("tab")) ?? tabs[0];
}

/** Pages whose lists are not a part of the overview. */
const pageTabs: Partial<Record<string, DeskTab | null>> = {
  "/admin/user-management": "users",
  "/admin/account": null,
};

/**
 * The tab that a page belongs to; undefined for a page with its own place in the navigation, or
 * below one that has it.
 */
export function useSectionTab(): DeskTab | undefined {
  const { pathname } = useLocation();
  const chosen = useChosenTab();
  const tabs = useTabs();
  const hasOwnPlace = useDeskParts().some(({ page }) => page && isAtOrBelow(page.href, pathname));
  if (pathname === "/admin/dashboard") return chosen;
  const tab = hasOwnPlace ? null : pageTabs[pathname] === undefined ? "overview" : pageTabs[pathname];
  return tabs.find((known) => known === tab);
}

/** `/admin/funds/4` is below `/admin/funds`. */
export const isAtOrBelow = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);
