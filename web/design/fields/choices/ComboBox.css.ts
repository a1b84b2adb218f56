import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size } = tokens;

// The page would scroll to keep an option clear of its bars, and scrolling closes the list.
globalStyle("html:has([role=combobox][aria-expanded=true])", { scrollPaddingBlock: 0 });

export const place = style({ position: "relative", display: "grid", minWidth: 0 });
export const input = style({ paddingInlineEnd: size.target });
export const opener = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.md,
  background: "none",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: color.muted, cursor: "not-allowed" } },
});
export const nothing = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: tokens.space.sm,
  color: color.muted,
});
