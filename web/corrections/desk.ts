import type { DeskPart } from "../admin/desk.ts";

/** The reports' part of the administrators' desk. */
export const correctionDesk: DeskPart = {
  id: "corrections",
  loadWaiting: () => import("./CorrectionsQueueLine.tsx").then((file) => file.CorrectionsQueueLine),
  loadPlaces: () => import("./CorrectionPaletteItems.tsx").then((file) => file.CorrectionPaletteItems),
};
