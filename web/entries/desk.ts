import type { DeskPart } from "../admin/desk.ts";

/** The entries' part of the administrators' desk. */
export const entryDesk: DeskPart = {
  id: "entries",
  loadWaiting: () => import("./EntriesQueueLine.tsx").then((file) => file.EntriesQueueLine),
  loadPlaces: () => import("./EntryPaletteItems.tsx").then((file) => file.EntryPaletteItems),
};
