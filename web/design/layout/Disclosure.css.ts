import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { phone } from "../theme/widths.ts";

const { color, space, radius } = tokens;

export const disclosure = style({
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  paddingInlineEnd: space.sm,
});
/** What is beside the title may stand below it. */
globalStyle(`${head} > * + *`, {
  marginInlineStart: space.sm,
  "@media": { [phone]: { marginBlockEnd: space.xs } },
});
export const heading = style({ flex: "1 1 10rem", minWidth: 0, fontSize: tokens.font.md });
export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  width: "100%",
  minHeight: tokens.size.target,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: "none",
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.primary },
    "&[data-focus-visible]": { outlineOffset: "-3px" },
    "&[data-disabled]": { color: color.muted, cursor: "not-allowed" },
  },
});
export const mark = style({
  display: "inline-flex",
  flexShrink: 0,
  color: color.primary,
  transition: "transform 120ms",
  selectors: {
    "[aria-expanded=true] > &": { transform: "rotate(90deg)" },
    "[data-disabled] > &": { color: color.muted },
  },
});
export const panel = style({ minWidth: 0 });
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  padding: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});
