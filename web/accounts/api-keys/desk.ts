import type { DeskPart } from "../../shell/desk/desk.ts";

/** The API keys' part of the administrators' desk. */
export const apiKeyDesk: DeskPart = {
  id: "api-keys",
  needs: "readSecurity",
  panels: [
    {
      id: "api-keys",
      tab: "settings",
      load: () => import("./KeysPanel.tsx").then((file) => file.KeysPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        { label: t.title, also: t.also, icon: "lock", href: "/admin/dashboard?tab=settings&panel=api-keys" },
      ],
    })),
};
