import type { DeskPart } from "../../shell/desk/desk.ts";

/** The logs' part of the administrators' desk. */
export const activityDesk: DeskPart = {
  id: "activity",
  needs: "readRecords",
  withinAgencies: true,
  panels: [
    {
      id: "activity",
      tab: "activity",
      load: () => import("./LogsPanel.tsx").then((file) => file.LogsPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        {
          label: t.logs.title,
          also: t.logs.also,
          icon: "list",
          href: "/admin/dashboard?tab=activity&user=all",
        },
      ],
    })),
};

/** The addresses that used the system, of the whole program. */
export const addressDesk: DeskPart = {
  id: "addresses",
  needs: "readRecords",
  panels: [
    {
      id: "ip-activities",
      tab: "activity",
      load: () => import("./addresses/AddressesPanel.tsx").then((file) => file.AddressesPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        {
          label: t.ips.title,
          also: t.ips.also,
          icon: "shield",
          href: "/admin/dashboard?tab=activity&risk=high",
        },
      ],
    })),
};
