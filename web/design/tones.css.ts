import { styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const { critical, caution, positive, info, neutral, complete, underway } = tokens.color;

/** What a message or a status means; a domain's `tones.ts` maps its words to these once. */
export type Tone = "critical" | "caution" | "positive" | "info" | "neutral";

/** A status badge knows two more: what is wholly done, and what is on its way. */
export type BadgeTone = Tone | "complete" | "underway";

/** Text, ground and border of a tone, as a class. */
export const toned = styleVariants(
  { critical, caution, positive, info, neutral, complete, underway },
  ({ fg, bg, border }) => ({ color: fg, background: bg, borderColor: border }),
);
