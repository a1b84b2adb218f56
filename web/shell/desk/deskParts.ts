import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { useSearch } from "../../core/routing/useSearch.ts";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { deskPlaceIds, deskTabs, type DeskPart, type DeskPlace, type DeskTab } from "./desk.ts";
import { useSeen } from "./agencies.ts";
import { useMay } from "./permissions.ts";

/** The domains' parts of the desk. */
export const DeskParts = createContext<readonly DeskPart[]>([]);

export const useDeskParts = () => use(DeskParts);

/** The non-empty tabs. */
export function useTabs() {
  const panels = useDeskParts().flatMap((part) => part.panels ?? []);
  return deskTabs.filter((tab) => panels.some((panel) => panel.tab === tab));
}

/** What an asked tab or case needs, if the account may not see it: a role, or the whole program. */
export function useLacking(): Permission | "program" | undefined {
  const [address] = useSearch();
  const may = useMay();
  const tabs = useTabs();
  const { programWide } = useSeen();
  if (address.has("case") && !may("readCases")) return "readCases";
  const asked = deskTabs.find((tab) => tab === address.get("tab"));
  if (!asked || tabs.includes(asked)) return undefined;
  return programWide || !may(tabNeeds[asked]) ? tabNeeds[asked] : "program";
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

const dashboard = "/admin/dashboard";
const tabPlace = (tab: DeskTab, place: Omit<DeskPlace, "href">): DeskPlace => ({
  ...place,
  href: `${dashboard}?tab=${tab}`,
});

/** The dashboard's tabs in the navigation: with the part of the account that fills them. */
const tabPlaces: Record<DeskTab, DeskPlace> = {
  overview: tabPlace("overview", { group: "work", id: "overview", icon: "home" }),
  activity: tabPlace("activity", { group: "system", id: "activity", icon: "clock" }),
  users: tabPlace("users", { group: "people", id: "accounts", icon: "user" }),
  analytics: tabPlace("analytics", { group: "system", id: "analytics", icon: "chart" }),
  settings: tabPlace("settings", { group: "system", id: "settings", icon: "gear" }),
};

/** All places of the account: its parts' pages and its non-empty tabs. */
export function usePlaces(): DeskPlace[] {
  const pages = useDeskParts().flatMap((part) => part.places ?? []);
  const places = [...pages, ...useTabs().map((tab) => tabPlaces[tab])];
  return deskPlaceIds.flatMap((id) => places.filter((place) => place.id === id));
}

/** Pages that the list of a tab leads to. */
const belowTabs: Record<string, DeskTab> = {
  "/admin/user-management": "users",
  "/admin/new-admin-form": "users",
};

/** Also on pages below a place: `/admin/funds/4` is below `/admin/funds`. */
export function useIsHere() {
  const { pathname } = useLocation();
  const chosen = useChosenTab();
  const below = belowTabs[pathname];
  return ({ href }: DeskPlace): "page" | true | undefined => {
    const [page = "", search] = href.split("?");
    if (page !== dashboard) return pathname === page ? "page" : pathname.startsWith(`${page}/`) || undefined;
    const tab = new URLSearchParams(search).get("tab");
    if (pathname === page) return tab === chosen ? "page" : undefined;
    return tab === below || undefined;
  };
}
