import { style } from "@vanilla-extract/css";
import { tokens } from "../../../../design/theme/tokens.css.ts";

/** Two columns if there is room. */
export const fields = style({
  display: "grid",
  gap: tokens.space.md,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
});
