import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Each character for itself, so that nobody reads one for another. */
export const secret = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: tokens.font.lg,
  letterSpacing: "0.06em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
