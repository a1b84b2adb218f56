import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { phone } from "../../../design/theme/widths.ts";

const { color, font, radius, size, space } = tokens;

/** Less prominent than the contacts above it. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInline: `calc(-1 * ${space.xs})`,
  marginBlock: `calc(-1 * ${space.xs})`,
});
/** The date of the check, if it shares the row. */
globalStyle(`${foot} > span`, { flex: "1 1 8rem", paddingInlineStart: space.xs, fontSize: font.xs });
export const tools = style({
  display: "flex",
  alignItems: "center",
  marginInlineStart: "auto",
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
  },
});
/** The first number is a filled button. In CSS, because the rights guide has the same contacts. */
export const reach = style({});
globalStyle(`${reach} a[href^="tel:"]:first-child`, {
  paddingInline: space.md,
  borderRadius: radius.md,
  background: color.primary,
  color: color.onPrimary,
  textDecoration: "none",
});
globalStyle(`${reach} a[href^="tel:"]:first-child:hover`, { background: color.primaryHover });
/** On a phone below the name: the names of organizations are long. */
export const kind = style({
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 600,
  "@media": { [phone]: { flexBasis: "100%" } },
});
