import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** A letter is paper: white in every theme. */
export const frame = style({
  display: "block",
  width: "100%",
  height: "min(65vh, 48rem)",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.md,
  background: "#fff",
});
