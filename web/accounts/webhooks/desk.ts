import type { DeskPart } from "../../shell/desk/desk.ts";

/** The webhooks' part of the administrators' desk. */
export const webhookDesk: DeskPart = {
  id: "webhooks",
  needs: "readSecurity",
  panels: [
    {
      id: "webhooks",
      tab: "settings",
      load: () => import("./WebhooksPanel.tsx").then((file) => file.WebhooksPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        { label: t.title, also: t.also, icon: "send", href: "/admin/dashboard?tab=settings&panel=webhooks" },
      ],
    })),
};
