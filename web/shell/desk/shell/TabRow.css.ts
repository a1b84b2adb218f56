import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space } = tokens;

/** Where the row of tabs continues. */
const fadeTo = (side: "left" | "right") => `linear-gradient(to ${side}, transparent, black 3rem)`;

export const tabs = style({
  display: "flex",
  minWidth: 0,
  maxWidth: "100%",
  borderBottom: `1px solid ${color.line}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&[data-before]": { maskImage: fadeTo("right") },
    "&[data-after]": { maskImage: fadeTo("left") },
    "&[data-before][data-after]": {
      maskImage: `${fadeTo("right")}, ${fadeTo("left")}`,
      maskComposite: "intersect",
    },
  },
});
export const tab = style({
  display: "grid",
  alignContent: "center",
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  borderBottom: "3px solid transparent",
  color: color.muted,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.primary },
    "&[aria-current]": { color: color.primary, borderBottomColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
