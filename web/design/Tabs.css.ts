import { style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const { color, space } = tokens;

export const tabs = style({ display: "grid", gap: space.md, minWidth: 0 });
export const list = style({
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  scrollbarWidth: "thin",
  borderBottom: `1px solid ${color.line}`,
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  flexShrink: 0,
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  borderBottom: "3px solid transparent",
  color: color.muted,
  fontWeight: 600,
  cursor: "pointer",
  whiteSpace: "nowrap",
  selectors: {
    "&[data-hovered]": { color: color.text, borderBottomColor: color.control },
    "&[data-selected]": { color: color.primary, borderBottomColor: color.primary },
    "&[data-focus-visible]": { outlineOffset: "-3px" },
  },
});
export const panel = style({
  display: "grid",
  gap: space.md,
  minWidth: 0,
  selectors: { "&[data-focus-visible]": { outlineOffset: "4px" } },
});
