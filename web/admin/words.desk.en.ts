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
  waiting: "What waits",
  maintenance: {
    title: "Maintenance mode is on",
    text: "Everybody but administrators reads, and nobody else can send anything. A super administrator switches it off in the system configuration.",
    settings: "Open the settings",
  },
  roles: { admin: "Admin", super_admin: "Super Admin" } as Partial<Record<string, string>>,
  logOut: "Logout",
  userManagement: "User Management Page",
  footer: (year: number) => `© ${year} SafeVoice`,
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
    accountAlso: "password, two-factor sign-in, sessions, devices",
  },
  typed: {
    title: "What you were typing when your session ended",
    discard: "Discard",
    discardOf: (field: string) => `Discard ${field}`,
    filled: (field: string) => `${field}: what you typed before is back`,
  },
  panel: {
    refresh: "Refresh",
    refreshOf: (panel: string) => `Refresh ${panel}`,
    retry: "Retry",
    failed: "This part could not be loaded.",
  },
  list: {
    found: (count: number) => (count === 1 ? "1 found" : `${count.toLocaleString("en-US")} found`),
    pages: "Pages",
    page: (page: number, pages?: number) =>
      pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`,
    previous: "Previous",
    next: "Next",
    showAll: "Clear search and filter",
  },
};
