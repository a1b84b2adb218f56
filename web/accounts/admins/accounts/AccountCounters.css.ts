import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

export const counters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
});
/** The number before its word. */
export const counter = style({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "baseline",
  gap: space.xs,
});
export const label = style({ color: color.muted, fontSize: font.sm, fontWeight: 600 });
export const count = style({ margin: 0, fontSize: font.xl, fontWeight: 750 });
