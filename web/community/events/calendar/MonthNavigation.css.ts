import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const months = style({
  display: "grid",
  gridTemplateColumns: `${size.target} minmax(0, 1fr) ${size.target}`,
  alignItems: "center",
  gap: space.xs,
});
export const current = style({ display: "grid", justifyItems: "center", textAlign: "center" });
export const count = style({ color: color.muted, fontSize: font.sm });
export const way = style({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.primary,
  fontSize: font.lg,
  selectors: { "&:hover": { background: color.sunken, borderColor: color.primary } },
});
export const today = style({
  gridColumn: "1 / -1",
  justifySelf: "center",
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.sm,
  fontWeight: 600,
});
