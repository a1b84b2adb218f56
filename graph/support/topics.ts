import type { ProductTopic } from "./product.ts";

/** What a message can be about. */
export type Topic =
  | ProductTopic
  | "danger"
  | "callback"
  | "status"
  | "rights"
  | "hotel"
  | "housing"
  | "food"
  | "transportation"
  | "legal"
  | "medical"
  | "mental_health"
  | "officer"
  | "request"
  | "incident"
  | "feedback"
  | "events"
  | "utility"
  | "directory"
  | "thanks"
  | "greeting"
  | "unknown";
