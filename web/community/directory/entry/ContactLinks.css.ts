import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const contacts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.sm,
  minWidth: 0,
});
/** As tall as a tap target. */
export const contact = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minWidth: 0,
  minHeight: size.target,
  overflowWrap: "anywhere",
});
export const tappable = style([
  contact,
  {
    color: color.primary,
    fontSize: font.md,
    fontWeight: 600,
    textDecorationThickness: "1px",
    selectors: {
      '&[href^="tel:"]': { whiteSpace: "nowrap" },
      "&:hover": { color: color.primaryHover, textDecorationThickness: "2px" },
    },
  },
]);
/** Around contacts of which the first number, or the only way, is a filled button. */
export const callFirst = style({});
const inFirst = `${callFirst} > :first-child a:is([href^="tel:"]:first-child, :only-child)`;
const first = `:is(${inFirst}, ${callFirst} > a:only-child)`;
globalStyle(first, {
  paddingInline: space.sm,
  borderRadius: radius.md,
  background: color.primary,
  color: color.onPrimary,
  textDecoration: "none",
});
globalStyle(`${first}:hover`, { background: color.primaryHover });
