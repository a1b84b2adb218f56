import type { DeskPart } from "../../shell/desk/desk.ts";

/** The accounts' part of the administrators' desk. */
export const accountDesk: DeskPart = {
  id: "accounts",
  needs: "readRecords",
  panels: [
    {
      id: "accounts",
      tab: "users",
      load: () => import("./accounts/AccountsPanel.tsx").then((file) => file.AccountsPanel),
    },
  ],
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
