import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { phone } from "../theme/widths.ts";

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
  "@media": { [phone]: { selectors: { "&:not([data-parent])": { display: "none" } } } },
});
export const back = style({
  display: "none",
  "@media": { [phone]: { display: "inline-flex", color: tokens.color.primary } },
});
export const mark = style({ display: "inline-flex", "@media": { [phone]: { display: "none" } } });
export const link = style({ color: tokens.color.primary });
