import type { EventColor } from "#shared/events/rules";
import type { BadgeTone } from "../design/theme/tones.css.ts";

/** An event's colour only tells neighbours apart; what the event is, its words say. */
export const eventTones: Record<EventColor, BadgeTone> = {
  primary: "info",
  secondary: "underway",
  accent: "complete",
};
