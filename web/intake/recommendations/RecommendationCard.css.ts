import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Until it is decided: then another figure counts. */
export const amount = style({
  fontSize: tokens.font.xxl,
  fontWeight: 750,
  lineHeight: 1.2,
});
/** The rule engine's sum has one line per item. */
export const justification = style({ whiteSpace: "pre-line" });
export const waiting = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  color: tokens.color.muted,
});
