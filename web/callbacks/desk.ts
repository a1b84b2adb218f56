import type { DeskPart } from "../admin/desk.ts";

/** What the call-backs bring to the administrators' desk. */
export const callbackDesk: DeskPart = {
  id: "callbacks",
  loadWaiting: () => import("./CallbacksWaiting.tsx").then((file) => file.CallbacksWaiting),
  loadPlaces: () => import("./CallbackPlaces.tsx").then((file) => file.CallbackPlaces),
};
