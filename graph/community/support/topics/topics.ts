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
  | "clothing"
  | "work"
  | "school"
  | "otherHelp"
  | "jail"
  | "records"
  | "supervisor"
  | "pass"
  | "change"
  | "contact"
  | "giving"
  | "offline"
  | "link"
  | "site"
  | "numbers"
  | "thanks"
  | "greeting"
  | "unknown";

/** What the agent has a general answer to. */
export type AboutTopic = Exclude<Topic, "danger" | "callback" | "waiting">;
