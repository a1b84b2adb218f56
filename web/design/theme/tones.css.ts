import { styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const { critical, caution, positive, info, neutral, complete, underway, pressing } = tokens.color;

/** What a message or a status means; a domain's `tones.ts` maps its words to these once. */
export type Tone = "critical" | "caution" | "positive" | "info" | "neutral";

/**
 * A badge knows three more: what is wholly done, what is on its way, and what presses without being
 * critical.
 */
export type BadgeTone = Tone | "complete" | "underway" | "pressing";

/** Text, ground and border of a tone, as a class. */
export const toned = styleVariants(
  { critical, caution, positive, info, neutral, complete, underway, pressing },
  ({ fg, bg, border }) => ({ color: fg, background: bg, borderColor: border }),
);
