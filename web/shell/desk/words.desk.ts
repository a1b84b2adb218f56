import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { DeskDensityName } from "../../../shared/accounts/admins/density.ts";
import { roleNames } from "../../../shared/core/access/roles.en.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { DeskPlace, DeskPlaceId, DeskSection, DeskTab } from "./desk.ts";

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
  tabsLabel: "Dashboard sections",
  navigation: {
    label: "Desk",
    menu: "Menu",
    fold: "Show icons only",
    groups: {
      work: "Work",
      money: "Money",
      community: "Directory and community",
      people: "People",
      system: "System",
    } satisfies Record<DeskPlace["group"], string>,
    places: {
      overview: "Overview",
      tasks: "Tasks",
      inbox: "Communication Center",
      outbox: "Outbox",
      cases: "Cases",
      dispatches: "Dispatch",
      callbacks: "Callbacks",
      handover: "Handover",
      funds: "Funds",
      reconcile: "Reconcile",
      vouchers: "Paper vouchers",
      directory: "Directory",
      corrections: "Directory reports",
      events: "Events",
      feedback: "Feedback",
      officers: "Officers",
      accounts: "Accounts",
      agencies: "Agencies",
      activity: "Activity",
      analytics: "Analytics",
      records: "Records",
      setup: "Setup",
      settings: "Settings",
    } satisfies Record<DeskPlaceId, string>,
    urgent: (count: number) => `${count} urgent`,
  },
  waiting: {
    title: "Needs attention",
    nothingUrgent: "Nothing is overdue.",
    reading: "Loading...",
    empty: (count: number) =>
      pluralEn(count, "1 list has nothing to do", `${count} lists have nothing to do`),
    failed: (count: number) =>
      pluralEn(count, "1 list could not be loaded.", `${count} lists could not be loaded.`),
  },
  maintenance: {
    title: "Maintenance mode is on",
    text: "Only administrators can make changes. Everyone else can read but not submit anything. A super admin can turn it off in System configuration.",
    settings: "Open settings",
  },
  roles: roleNames as Partial<Record<string, string>>,
  roleNeeded: {
    page: "Another role is needed",
    title: "Your account can't open this",
    text: (roles: string) => `It needs the role ${roles}. A super admin can give it to your account.`,
    back: "Back to Dashboard",
  },
  programOnly: {
    page: "Whole program",
    title: "This belongs to the whole program.",
    text: "Your account sees the cases of its agencies. A super admin can change what it sees.",
  },
  agencies: {
    program: "Whole program",
    all: "All agencies",
    none: "No agency",
    /** Before the name, for screen readers. */
    shown: "Shown:",
    choose: "Show the cases of",
    failed: "Could not switch the agency",
  },
  account: {
    menu: "Account menu",
    own: "Your account and sessions",
    density: "Display density",
    densities: { comfortable: "Comfortable", compact: "Compact", dense: "Dense" } satisfies Record<
      DeskDensityName,
      string
    >,
    densityFailed: "Could not save the density",
  },
  sections: {
    tracker: "Tracker",
    dispatch: "Dispatch",
    rules: "Rules",
    workflow: "Workflow",
  } satisfies Record<DeskSection, string>,
  sectionsLabel: "On this page",
  logOut: "Logout",
  userManagement: "User Management Page",
  footer: (year: number) => `© ${year} SafeVoice`,
  palette: {
    open: "Find",
    shortcut: "Ctrl K",
    title: "Find a page or action",
    label: "Search pages and actions",
    placeholder: "Search...",
    nothing: "No results. Try another word.",
    goTo: (place: string) => `Go to ${place}`,
    requests: "All requests",
    account: "Your account",
    accountAlso: "password, two-factor sign-in, sessions, devices",
  },
  typed: {
    title: "Unsaved text from your last session",
    discard: "Discard",
    discardOf: (field: string) => `Discard ${field}`,
    filled: (field: string) => `${field}: your unsaved text was restored`,
  },
  panel: {
    refresh: "Refresh",
    refreshOf: (panel: string) => `Refresh ${panel}`,
    retry: "Retry",
    retryOf: (part: string) => `Retry: ${part}`,
    failed: "Could not load this section. Please try again.",
  },
  list: {
    found: (count: string) => `${count} found`,
    /** Without a number where the list is not counted. */
    more: (next: number, left?: number) =>
      left === undefined
        ? "Load more"
        : left > next
          ? `Load ${next} more (${left.toLocaleString("en-US")} left)`
          : `Load ${left} more`,
    loadingMore: "Loading...",
    moreFailed: "The next rows could not be loaded. Please try again.",
    changes: (count: number) => pluralEn(count, "Show 1 change", `Show ${count} changes`),
    showAll: "Clear search and filters",
  },
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
