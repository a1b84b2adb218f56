import type { DeskPart } from "../../shell/desk/desk.ts";

/** The logs' part of the administrators' desk. */
export const activityDesk: DeskPart = {
  id: "activity",
  needs: "readRecords",
  panels: [
    {
      id: "activity",
      tab: "activity",
      load: () => import("./LogsPanel.tsx").then((file) => file.LogsPanel),
    },
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
          label: t.logs.title,
          also: t.logs.also,
          icon: "list",
          href: "/admin/dashboard?tab=activity&user=all",
        },
        {
          label: t.ips.title,
          also: t.ips.also,
          icon: "shield",
          href: "/admin/dashboard?tab=activity&risk=high",
        },
      ],
    })),
};
