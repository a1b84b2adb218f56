import { style } from "@vanilla-extract/css";
import { besideGlass } from "./field.css.ts";
import { tokens } from "../theme/tokens.css.ts";

const { color, size } = tokens;

export const input = style([
  besideGlass,
  {
    paddingInlineEnd: size.target,
    selectors: {
      "&:placeholder-shown": { paddingInlineEnd: tokens.space.xs },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
  },
]);
export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: size.target,
  minHeight: size.target,
  border: 0,
  borderRadius: tokens.radius.md,
  background: "none",
  color: color.muted,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-focus-visible]": { outlineOffset: "-4px" },
    "[data-empty] &": { display: "none" },
  },
});
