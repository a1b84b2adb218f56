import type { DeskPart } from "../admin/desk.ts";

/** The feedback part of the administrators' desk. */
export const feedbackDesk: DeskPart = {
  id: "feedback",
  loadWaiting: () => import("./FeedbackQueueLine.tsx").then((file) => file.FeedbackQueueLine),
  loadPlaces: () => import("./FeedbackPaletteItems.tsx").then((file) => file.FeedbackPaletteItems),
};
