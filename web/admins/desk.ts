import type { DeskPart } from "../admin/desk.ts";

/** What the administrators' accounts bring to their desk. */
export const accountDesk: DeskPart = {
  id: "accounts",
  panels: [
    {
      id: "accounts",
      tab: "users",
      load: () => import("./accounts/AccountsPanel.tsx").then((file) => file.AccountsPanel),
    },
  ],
  loadPlaces: () => import("./accounts/AccountPaletteItems.tsx").then((file) => file.AccountPaletteItems),
};
