import type { DeskPart } from "../admin/desk.ts";

/** What feedback brings to the administrators' desk. */
export const feedbackDesk: DeskPart = {
  id: "feedback",
  loadWaiting: () => import("./FeedbackWaiting.tsx").then((file) => file.FeedbackWaiting),
  loadPlaces: () => import("./FeedbackPlaces.tsx").then((file) => file.FeedbackPlaces),
};
