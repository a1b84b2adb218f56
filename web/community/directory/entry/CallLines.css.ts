import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const lines = style({ display: "grid", gap: space.xs, padding: 0, listStyle: "none" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  color: color.text,
  fontSize: font.sm,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.sunken, borderColor: color.primary } },
});
export const number = style({
  color: color.primary,
  fontSize: font.xl,
  fontWeight: 800,
  fontVariantNumeric: "tabular-nums",
});
export const icon = style({ display: "inline-flex", color: color.primary });
