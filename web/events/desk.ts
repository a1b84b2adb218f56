import type { DeskPart } from "../admin/desk.ts";

/** The events' part of the administrators' desk. */
export const eventDesk: DeskPart = {
  id: "events",
  loadWaiting: () => import("./EventsToCome.tsx").then((file) => file.EventsToCome),
  loadPlaces: () => import("./desk/EventPaletteItems.tsx").then((file) => file.EventPaletteItems),
};
