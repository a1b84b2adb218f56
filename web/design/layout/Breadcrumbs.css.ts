import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xxs,
  padding: 0,
  listStyle: "none",
  color: tokens.color.muted,
  fontSize: tokens.font.sm,
});
export const step = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.xxs,
  minHeight: "1.75rem",
});
export const link = style({ color: tokens.color.primary });
