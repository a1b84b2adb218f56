import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk } from "../../../design/theme/widths.ts";

const { color, font, radius, size, space } = tokens;

export const lines = style({
  display: "grid",
  gap: space.xxs,
  padding: 0,
  listStyle: "none",
  "@media": { [desk]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});
const row = {
  display: "grid",
  alignItems: "center",
  gap: space.xs,
  height: "100%", // as high as its neighbors
  minHeight: size.target, // two lines of a long text fit
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  color: color.text,
  fontSize: font.sm,
  lineHeight: 1.25,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.sunken, borderColor: color.primary } },
} as const;
export const line = style({ ...row, gridTemplateColumns: "3.5rem minmax(0, 1fr)" });
/** Other rows to choose from, in the look of the lines. */
export const way = style({ ...row, gridTemplateColumns: "auto minmax(0, 1fr) auto", fontWeight: 600 });
globalStyle(`${way} svg`, { color: color.primary });
export const number = style({
  color: color.primary,
  fontSize: font.lg,
  fontWeight: 800,
  fontVariantNumeric: "tabular-nums",
});
