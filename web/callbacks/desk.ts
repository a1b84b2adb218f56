import type { DeskPart } from "../admin/desk.ts";

/** The call-backs' part of the administrators' desk. */
export const callbackDesk: DeskPart = {
  id: "callbacks",
  loadWaiting: () => import("./CallbacksQueueLine.tsx").then((file) => file.CallbacksQueueLine),
  loadPlaces: () => import("./CallbackPaletteItems.tsx").then((file) => file.CallbackPaletteItems),
};
