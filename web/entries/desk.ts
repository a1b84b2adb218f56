import type { DeskPart } from "../admin/desk.ts";

/** What the directory's entries bring to the administrators' desk. */
export const entryDesk: DeskPart = {
  id: "entries",
  loadWaiting: () => import("./EntriesQueueLine.tsx").then((file) => file.EntriesQueueLine),
  loadPlaces: () => import("./EntryPaletteItems.tsx").then((file) => file.EntryPaletteItems),
};
