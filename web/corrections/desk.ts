import type { DeskPart } from "../admin/desk.ts";

/** What the reports of wrong entries bring to the administrators' desk. */
export const correctionDesk: DeskPart = {
  id: "corrections",
  loadWaiting: () => import("./CorrectionsWaiting.tsx").then((file) => file.CorrectionsWaiting),
  loadPlaces: () => import("./CorrectionPlaces.tsx").then((file) => file.CorrectionPlaces),
};
