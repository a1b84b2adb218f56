import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, size } = tokens;

export const place = style({ position: "relative", display: "grid", minWidth: 0 });
export const glass = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: tokens.space.sm,
  display: "flex",
  alignItems: "center",
  color: color.muted,
  pointerEvents: "none",
});
export const besideGlass = style({ paddingInlineStart: "2.5rem" });
export const input = style([
  besideGlass,
  {
    paddingInlineEnd: size.target,
    selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
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
