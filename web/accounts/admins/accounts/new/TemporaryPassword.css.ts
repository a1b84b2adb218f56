import { style } from "@vanilla-extract/css";
import { tokens } from "../../../../design/theme/tokens.css.ts";

/** Each character separately, so that none is misread. */
export const secret = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: tokens.font.lg,
  letterSpacing: "0.06em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
