import { style } from "@vanilla-extract/css";
import { oneLine } from "../../layout/layout.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, space, radius } = tokens;

export const trigger = style({ justifyContent: "space-between", gap: space.xs, cursor: "pointer" });
export const value = style({
  ...oneLine,
  selectors: { "&[data-placeholder]": { color: color.muted } },
});
export const popover = style({
  display: "flex",
  minWidth: "var(--trigger-width)",
  maxWidth: "calc(100vw - 1.5rem)",
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.control}`,
  borderRadius: radius.md,
  boxShadow: tokens.shadow.floating,
});
export const list = style({
  flex: 1,
  maxHeight: "min(22rem, 60dvh)",
  overflow: "auto",
  padding: space.xxs,
  outline: "none",
});
export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  cursor: "pointer",
  selectors: {
    "&:is([data-hovered], [data-focused])": { background: color.sunken },
    "&[data-focus-visible]": { outlineOffset: "-3px" },
    "&[data-selected]": { fontWeight: 600, color: color.primary },
  },
});
