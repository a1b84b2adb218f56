import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font, radius } = tokens;

export const counters = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.sm,
  margin: 0,
});
export const counter = style({
  display: "grid",
  alignContent: "space-between",
  gap: space.xxs,
  padding: space.sm,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
});
export const label = style({ color: color.muted, fontSize: font.sm, fontWeight: 600 });
export const count = style({
  margin: 0,
  fontSize: font.xl,
  fontWeight: 750,
});
