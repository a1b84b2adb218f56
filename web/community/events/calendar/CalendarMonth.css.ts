import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const calendar = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  padding: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const weekday = style({
  paddingBlock: space.xs,
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 700,
  textAlign: "center",
});
export const cell = style({ padding: "1px", textAlign: "center", verticalAlign: "top" });
export const day = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  width: "100%",
  minHeight: size.target,
  color: color.text,
  fontVariantNumeric: "tabular-nums",
});
export const marked = style({
  position: "relative",
  padding: 0,
  border: `1.5px solid ${color.primary}`,
  borderRadius: radius.sm,
  background: color.info.bg,
  color: color.info.fg,
  fontWeight: 800,
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    '&[aria-pressed="true"]': { background: color.primary, color: color.onPrimary },
  },
});
export const dot = style({
  position: "absolute",
  insetBlockEnd: "0.25rem",
  minWidth: "0.375rem",
  minHeight: "0.375rem",
  borderRadius: radius.full,
  background: "currentColor",
  forcedColorAdjust: "none",
  fontSize: 0,
});
