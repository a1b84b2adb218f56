import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const months = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
});
export const current = style({
  flex: 1,
  display: "grid",
  minWidth: 0,
  justifyItems: "center",
  textAlign: "center",
});
export const count = style({ color: color.muted, fontSize: font.sm });
export const way = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: size.target,
  height: size.target,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.primary,
  fontSize: font.lg,
  selectors: { "&:hover": { background: color.sunken, borderColor: color.primary } },
});
export const today = style([
  way,
  { width: "auto", paddingInline: space.xs, fontSize: font.sm, fontWeight: 600, textDecoration: "none" },
]);
