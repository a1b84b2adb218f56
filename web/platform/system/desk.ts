import type { DeskPart } from "../../shell/desk/desk.ts";

/** The system's part of the administrators' desk. */
export const systemDesk: DeskPart = {
  id: "system",
  needs: "readRecords",
  panels: [
    {
      id: "system-status",
      tab: "settings",
      load: () => import("./SystemStatusPanel.tsx").then((file) => file.SystemStatusPanel),
    },
    {
      id: "system-config",
      tab: "settings",
      load: () => import("./SystemConfigPanel.tsx").then((file) => file.SystemConfigPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        { label: t.status.title, also: t.status.also, icon: "clock", href: "/admin/dashboard?tab=settings" },
        { label: t.config.title, also: t.config.also, icon: "gear", href: "/admin/dashboard?tab=settings" },
      ],
    })),
};
