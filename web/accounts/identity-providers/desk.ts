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
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
