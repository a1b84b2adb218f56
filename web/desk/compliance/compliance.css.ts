import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

/** As many equal columns as fit. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: space.sm,
  listStyle: "none",
  margin: 0,
  padding: 0,
});
export const figure = style({
  display: "grid",
  alignContent: "start",
  gap: space.xxs,
  minWidth: 0,
  padding: space.md,
  background: color.sunken,
  borderRadius: tokens.radius.md,
});
export const label = style({ color: color.muted, fontSize: font.sm, fontWeight: 600 });
export const value = style({
  fontSize: font.xxl,
  fontWeight: 750,
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-unknown]": { color: color.muted, fontSize: font.lg },
    "&[data-low]": { color: color.critical.fg },
  },
});
export const rule = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});
