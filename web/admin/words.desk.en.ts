import type { DeskTab } from "./desk.ts";

const tabs: Record<DeskTab, string> = {
  overview: "Overview",
  activity: "Activity Logs",
  users: "User Management",
  analytics: "Analytics",
  settings: "Settings",
};

export const en = {
  title: "Admin Dashboard",
  tabs,
  tabsLabel: "Parts of the dashboard",
  roles: { admin: "Admin", super_admin: "Super Admin" } as Partial<Record<string, string>>,
  logOut: "Logout",
  palette: {
    open: "Find",
    shortcut: "Ctrl K",
    title: "Find a place or an action",
    label: "Search places and actions",
    placeholder: "Type a word...",
    nothing: "Nothing is called that here.",
    goTo: (place: string) => `Go to ${place}`,
    requests: "All requests",
    account: "Your account",
  },
  list: {
    found: (count: number) => (count === 1 ? "1 found" : `${count.toLocaleString("en-US")} found`),
    pages: "Pages",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: "Previous",
    next: "Next",
    showAll: "Clear search and filter",
  },
};
