import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

/** Less prominent than the contacts above it. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.md,
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  marginBlockEnd: `calc(-1 * ${space.xs})`,
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  flex: "1 1 auto",
  justifyContent: "flex-end",
  minWidth: 0,
  marginInline: `calc(-1 * ${space.xs})`,
});
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: size.target,
  minHeight: size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  color: color.muted,
  font: "inherit",
  fontSize: font.sm,
  lineHeight: 1.25,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken, color: color.primary },
    "&:first-child": { marginInlineEnd: "auto" },
  },
});
