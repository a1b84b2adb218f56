import { globalStyle, style } from "@vanilla-extract/css";
import { cardLink } from "../../design/layout/CardLink.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space } = tokens;

/** The reader's turn, found at a glance in a list of cards. */
export const turn = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.caution.fg,
  textWrap: "wrap", // halves would take more lines than they need
});
globalStyle(`${cardLink}:has(${turn})`, {
  borderInlineStartWidth: "4px",
  paddingInlineStart: `calc(${space.md} - 3px)`, // the text stays in line with the other cards
  borderInlineStartColor: color.caution.border,
});
