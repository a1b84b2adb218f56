import type { DeskPart } from "../../shell/desk/desk.ts";

/** The shared networks' part of the administrators' desk. */
export const networksDesk: DeskPart = {
  id: "shared-networks",
  needs: "readSecurity",
  panels: [
    {
      id: "shared-networks",
      tab: "settings",
      load: () => import("./NetworksPanel.tsx").then((file) => file.NetworksPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        {
          label: t.title,
          also: t.also,
          icon: "users",
          href: "/admin/dashboard?tab=settings&panel=shared-networks",
        },
      ],
    })),
};
