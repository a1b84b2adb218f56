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
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};
