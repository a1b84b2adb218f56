import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

/** Close to the name: its kind, place and hours, on one line if they fit. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.sm,
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 600,
});
globalStyle(`${facts} svg`, { marginInlineEnd: space.xxs, verticalAlign: "-0.125em" });
export const about = style({ fontSize: font.sm, lineHeight: 1.35 });
/** Less prominent than the contacts above it. */
export const foot = style({
  display: "flex",
  alignItems: "center",
  marginBlock: `calc(-1 * ${space.xs}) calc(-1 * ${space.sm})`,
});
globalStyle(`${foot} > span`, { flex: "1 1 auto", fontSize: font.xs, lineHeight: 1.25 });
export const fresh = style({ color: color.muted });
/** Older than a year. */
export const old = style({ color: color.caution.fg, paddingBlock: space.xs });
export const tools = style({
  display: "flex",
  alignItems: "center",
  marginInline: `auto calc(-1 * ${space.xs})`,
});
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: size.target,
  minHeight: size.target,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  color: color.muted,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken, color: color.primary },
  },
});
/** The contacts, and the website beside them. */
export const reach = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  marginBlockStart: space.xxs,
});
/** Short enough to stay beside a number on a phone. */
export const visit = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  paddingInline: space.xs,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  color: color.primary,
  fontSize: font.sm,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.sunken, borderColor: color.primary },
    "&:only-child": { background: color.primary, borderColor: "transparent", color: color.onPrimary },
    "&:only-child:hover": { background: color.primaryHover },
  },
});
