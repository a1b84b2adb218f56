import { styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const { critical, caution, positive, info, neutral, complete, underway, pressing } = tokens.color;

/** The meaning of a message or a status; a domain's `tones.ts` maps its statuses to these once. */
export type Tone = "critical" | "caution" | "positive" | "info" | "neutral";

/** Badges have three more: completed, in progress, and pressing without being critical. */
export type BadgeTone = Tone | "complete" | "underway" | "pressing";

/** Text, background and border of a tone, as a class. */
export const toned = styleVariants(
  { critical, caution, positive, info, neutral, complete, underway, pressing },
  ({ fg, bg, border }) => ({ color: fg, background: bg, borderColor: border }),
);
