import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, radius, space } = tokens;

/** A legal aid organization. */
export const entry = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});
/** At a desk in pairs, between the heading and the tips. */
export const section = style({
  display: "grid",
  gap: space.md,
  minWidth: 0,
  "@media": { [`screen and ${desk}`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${section} > h2, ${section} > :last-child`, { gridColumn: "1 / -1" });
export const points = style({ display: "grid", gap: space.xs, paddingInlineStart: "1.25em" });
export const tips = style({ display: "grid", gap: space.xs, paddingInlineStart: "1.5em" });
export const more = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  padding: space.md,
  border: `1px solid ${color.info.border}`,
  borderInlineStartWidth: "5px",
  borderRadius: radius.lg,
  background: color.info.bg,
});
