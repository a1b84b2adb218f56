import { style } from "@vanilla-extract/css";
import { tokens } from "../design/theme/tokens.css.ts";

/** The button stands beside the box, also when a problem comes under it. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: tokens.space.sm,
  alignItems: "end",
});
