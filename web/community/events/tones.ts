import type { EventColor } from "../../../shared/community/events/rules.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

/** An event's color only distinguishes neighbors; its text says what it is. */
export const eventTones: Record<EventColor, BadgeTone> = {
  primary: "info",
  secondary: "underway",
  accent: "complete",
};
