import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const state = style({ display: "grid", gap: tokens.space.sm, minWidth: 0, alignContent: "start" });
export const many = style({ display: "grid", gap: tokens.space.xl, minWidth: 0 });
export const name = style({
  color: tokens.color.muted,
  fontSize: tokens.font.xs,
  letterSpacing: "0.06em",
  textTransform: "uppercase",
  paddingBlockStart: tokens.space.xs,
});
