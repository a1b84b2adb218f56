import type { DeskPart } from "../admin/desk.ts";

/** What the directory's entries bring to the administrators' desk. */
export const entryDesk: DeskPart = {
  id: "entries",
  loadWaiting: () => import("./EntriesWaiting.tsx").then((file) => file.EntriesWaiting),
  loadPlaces: () => import("./EntryPlaces.tsx").then((file) => file.EntryPlaces),
};
