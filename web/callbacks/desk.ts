import type { DeskPart } from "../admin/desk.ts";

/** What the call-backs bring to the administrators' desk. */
export const callbackDesk: DeskPart = {
  id: "callbacks",
  loadWaiting: () => import("./CallbacksQueueLine.tsx").then((file) => file.CallbacksQueueLine),
  loadPlaces: () => import("./CallbackPaletteItems.tsx").then((file) => file.CallbackPaletteItems),
};
