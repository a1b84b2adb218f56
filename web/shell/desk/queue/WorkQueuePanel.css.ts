import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk } from "../../../design/theme/widths.ts";

const { color, font, radius, size, space } = tokens;

export const queue = style({
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  minHeight: "9rem",
  alignContent: "start",
});

/** What is urgent, and beside it at a desk what waits. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  alignItems: "start",
  "@media": { [desk]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
});
const list = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});
const link = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.sunken },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
/** One thing to do first on each line. */
export const urgentLines = style([
  list,
  { selectors: { "&[data-any]": { borderInlineStart: `4px solid ${color.critical.fg}` } } },
]);
export const urgent = style([
  link,
  {
    fontWeight: 600,
    selectors: { "li:not(:first-child) > &": { borderBlockStart: `1px solid ${color.line}` } },
  },
]);
export const sign = style({ display: "inline-flex", color: color.critical.fg });
export const onward = style({ display: "inline-flex", marginInlineStart: "auto", color: color.muted });
export const calm = style({ color: color.muted });
export const nothing = style([
  calm,
  { display: "flex", alignItems: "center", minHeight: size.target, paddingInline: space.sm },
]);
/** Two beside each other at a desk. */
export const lines = style([
  list,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    fontSize: font.sm,
    "@media": { [desk]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);
/** The line above the first ones is the border of the list. */
export const line = style([link, { height: "100%", boxShadow: `0 -1px ${color.line}` }]);
/** Two beside each other need the room. */
globalStyle(`${line} > ${onward}`, { "@media": { [desk]: { display: "none" } } });
export const words = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, minWidth: 0 });
export const title = style({ fontWeight: 600 });
export const first = style({ color: color.muted, fontWeight: 400 });
export const text = style({ color: color.muted });
export const empty = style({ color: color.muted, fontSize: font.sm });
globalStyle(`${empty} > summary`, { paddingBlock: space.xs });
