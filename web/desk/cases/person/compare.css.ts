import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { phone } from "../../../design/theme/widths.ts";

const { color, font, space } = tokens;

/** A line for each fact, and a column for each case. */
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  "@media": { [phone]: { fontSize: font.xs } },
});
const line = style({
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
export const cell = style([line]);
export const head = style([line, { borderBlockStart: 0, paddingBlockStart: 0, fontWeight: 600 }]);
/** As wide as the facts below it. */
export const corner = style({ width: "12rem", "@media": { [phone]: { width: "5.5rem" } } });
/** The fact, and whether it is the same. */
export const term = style([line, { color: color.muted, fontWeight: 400 }]);
