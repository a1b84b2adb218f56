import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const queue = style({
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  minHeight: "9rem",
  alignContent: "start",
});

/** One thing to do first on each line. */
export const urgentLines = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: { "&[data-any]": { borderInlineStart: `4px solid ${color.critical.fg}` } },
});
export const urgent = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  color: color.text,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "li:not(:first-child) > &": { borderBlockStart: `1px solid ${color.line}` },
    "&:hover": { background: color.sunken, textDecoration: "underline" },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const sign = style({ display: "inline-flex", color: color.critical.fg });
export const onward = style({ display: "inline-flex", marginInlineStart: "auto", color: color.muted });
export const calm = style({ color: color.muted });
export const nothing = style([
  calm,
  { display: "flex", alignItems: "center", minHeight: size.target, paddingInline: space.sm },
]);
export const lines = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: font.sm,
});
export const line = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xxs,
  minHeight: size.target,
  paddingInline: space.xs,
  marginInlineStart: `calc(-1 * ${space.xs})`,
  borderRadius: radius.md,
  color: color.text,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.sunken } },
});
export const title = style({ fontWeight: 600 });
export const text = style({ color: color.muted });
export const empty = style({ color: color.muted, fontSize: font.sm });
