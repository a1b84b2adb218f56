import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { phone } from "../../design/theme/widths.ts";

const { color, space, font } = tokens;

/** The buttons align with the field, not with its label. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.sm,
});
export const range = style({ minWidth: "min(14rem, 100%)" });

const columnsOf = (most: string) => `repeat(auto-fit, minmax(min(max(19rem, ${most}), 100%), 1fr))`;
/** Two beside each other on a phone, unless the text is large. */
const narrow = "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))";
/** Three columns, two or one, so that six fill each row; four are in pairs, five in a row. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: columnsOf("30%"),
  selectors: {
    "&[data-count='4']": { gridTemplateColumns: columnsOf("45%") },
    "&[data-count='5']": { gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))" },
  },
  "@media": {
    [phone]: {
      gridTemplateColumns: narrow,
      selectors: { "&[data-count]": { gridTemplateColumns: narrow } },
    },
  },
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
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: tokens.radius.lg,
});
globalStyle(`${figures}[data-pairs] > :last-child:nth-child(odd)`, { gridColumn: "1 / -1" });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const label = style({ color: color.muted, fontSize: font.sm, fontWeight: 600 });
export const value = style({
  fontSize: font.xxl,
  fontWeight: 750,
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-unknown]": { color: color.muted, fontSize: font.lg, letterSpacing: 0 } },
});
export const change = style({ fontSize: font.sm, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const means = style({
  padding: space.sm,
  background: color.sunken,
  borderRadius: tokens.radius.md,
  fontSize: font.sm,
});
/** Two charts side by side if there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  gap: space.md,
  minWidth: 0,
});
