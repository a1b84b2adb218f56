import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk } from "../lists/density.css.ts";

const { color, font, radius, size, space } = tokens;

/** Where the line continues. */
const fadeTo = (side: "left" | "right") => `linear-gradient(to ${side}, transparent, black 3rem)`;

/** At a desk the heading is in the first line. */
export const queue = style({
  "@media": {
    [desk]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", paddingBlock: space.xxs },
  },
});
globalStyle(`${queue} > h2`, {
  "@media": { [desk]: { minHeight: size.target } },
});

/** As many equal columns as fit. At a desk one line, which scrolls sideways. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [desk]: {
      display: "flex",
      overflowX: "auto",
      scrollbarWidth: "none",
      paddingBlock: "3px", // the focus ring
      minHeight: `calc(${size.target} + 6px)`,
      fontSize: font.sm,
    },
  },
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&[data-before]": { maskImage: fadeTo("right") },
    "&[data-after]": { maskImage: fadeTo("left") },
  },
});
export const place = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap", // a long badge goes below
  alignItems: "stretch",
  minWidth: 0,
  flexShrink: 0,
  minHeight: size.target,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  "@media": { [desk]: { flexWrap: "nowrap" } },
  // Not loaded yet: as high as most lines will be.
  selectors: { "&:empty": { minHeight: "5rem", "@media": { [desk]: { minHeight: size.target } } } },
});
export const line = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  columnGap: space.xs,
  minWidth: "8.5rem",
  padding: space.xs,
  borderRadius: radius.md,
  overflowWrap: "anywhere",
  color: color.text,
  textDecoration: "none",
  "@media": { [desk]: { minWidth: 0 } },
  selectors: {
    "&:hover": { outline: `1px solid ${color.primary}` },
    "&:active": { background: color.sunken },
  },
});
/** Next to it, as a separate target. */
export const urgent = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space.xs,
  borderRadius: radius.md,
});
/** The count is always below its list's name, so that all of them line up. */
export const words = style({
  display: "grid",
  minWidth: 0,
  "@media": { [desk]: { display: "flex", flexWrap: "wrap", columnGap: space.xs } },
});
export const title = style({ fontWeight: 600 });
export const text = style({ color: color.muted });
