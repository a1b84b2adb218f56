import { style } from "@vanilla-extract/css";
import { withForcedColours } from "./forcedColours.ts";
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
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: color.muted,
  fontWeight: 600,
  cursor: "pointer",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.text, borderBottomColor: color.control },
    '&[aria-selected="true"]': { color: color.primary, borderBottomColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  ...withForcedColours({ borderBottomColor: "Canvas" }), // transparent is no colour of the system
});
export const panel = style({
  display: "grid",
  gap: space.md,
  minWidth: 0,
  selectors: { "&:focus-visible": { outlineOffset: "4px" } },
});
