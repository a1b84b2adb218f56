import type { DeskPart } from "../admin/desk.ts";

/** What feedback brings to the administrators' desk. */
export const feedbackDesk: DeskPart = {
  id: "feedback",
  loadWaiting: () => import("./FeedbackQueueLine.tsx").then((file) => file.FeedbackQueueLine),
  loadPlaces: () => import("./FeedbackPaletteItems.tsx").then((file) => file.FeedbackPaletteItems),
};
