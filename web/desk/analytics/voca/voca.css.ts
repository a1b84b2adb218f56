import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.md,
  rowGap: space.xxs,
});
export const choiceLabel = style({
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
  minWidth: "9rem",
});
/** As many columns as have room, each read from its top. */
export const sections = style({ columnWidth: "28rem", columnGap: space.md });
globalStyle(`${sections} > *`, { breakInside: "avoid", marginBlockEnd: space.md });
export const table = style({ width: "100%", borderCollapse: "collapse" });
const cell = style({ padding: `${space.xs} 0`, borderTop: `1px solid ${color.line}`, verticalAlign: "top" });
export const name = style([cell, { textAlign: "start", fontWeight: 400, overflowWrap: "anywhere" }]);
export const column = style({
  paddingBottom: space.xs,
  paddingInlineStart: space.sm,
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
  textAlign: "end",
  verticalAlign: "bottom",
});
/** Digits of all rows align, at the end of the line. */
export const count = style([
  cell,
  {
    width: "7rem",
    paddingInlineStart: space.sm,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    selectors: { "&[data-zero]": { color: color.muted } },
  },
]);
