import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

/** Two cases beside each other; one above the other on a phone. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
  gap: tokens.space.md,
  minWidth: 0,
  alignItems: "start",
});
