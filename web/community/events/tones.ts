import type { EventColor } from "../../../shared/community/events/rules.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

/** The color of an event only distinguishes neighbors; past events are gray. */
export const eventTones: Record<EventColor, BadgeTone> = {
  primary: "info",
  secondary: "underway",
  accent: "complete",
};
