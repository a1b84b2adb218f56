import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  maxHeight: "60dvh",
  marginBlockStart: tokens.space.sm,
  overflowY: "auto",
  outline: "none",
});
export const nothing = style({ color: tokens.color.muted, padding: tokens.space.sm });
