import type { DeskPart } from "../../shell/desk/desk.ts";

/** The identity providers' part of the administrators' desk. */
export const identityProviderDesk: DeskPart = {
  id: "identity-providers",
  needs: "manageSystem",
  panels: [
    {
      id: "identity-providers",
      tab: "settings",
      load: () => import("./ProvidersPanel.tsx").then((file) => file.ProvidersPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        {
          label: t.title,
          also: t.also,
          icon: "shield",
          href: "/admin/dashboard?tab=settings&panel=identity-providers",
        },
      ],
    })),
};
