import type { Help } from "../../../../shared/community/directory/search/helps.ts";
import type { Topic } from "./topics.ts";

/** The directory search for a topic. */
export const helpFor: Partial<Record<Topic, Help>> = {
  food: "food",
  hotel: "shelter",
  housing: "shelter",
  legal: "legal",
  raid: "legal",
  rights: "legal",
  incident: "legal",
  medical: "medical",
  mental_health: "mental_health",
  transportation: "transportation",
  utility: "utility",
  violence: "violence",
  directory: "social",
  clothing: "social",
  work: "social",
  school: "social",
  otherHelp: "social",
  jail: "legal",
};
