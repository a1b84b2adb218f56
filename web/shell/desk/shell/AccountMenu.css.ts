import { style } from "@vanilla-extract/css";
import { oneLine } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk, phone } from "../../../design/theme/widths.ts";

const { color, space, font, radius, size } = tokens;

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minWidth: size.target,
  minHeight: size.target,
  maxWidth: "11rem",
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  fontSize: font.sm,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.primary, background: color.sunken },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
/** A long user name is cut there, and whole in the menu. */
export const name = style({
  ...oneLine,
  "@media": { [phone]: { display: "none" } },
});
/** Hidden on a phone, so that the tools fit on one line. */
export const chevron = style({
  display: "inline-flex",
  "@media": { [phone]: { display: "none" } },
});
export const panel = style({ minWidth: "15rem", maxWidth: "22rem", padding: space.xs, outline: "none" });
export const who = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  padding: space.xs,
  fontWeight: 700,
  overflowWrap: "anywhere",
});
export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  width: "100%",
  minHeight: size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.sm,
  background: "none",
  color: color.text,
  fontSize: font.sm,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken, color: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const densities = style({
  display: "flex",
  gap: space.xxs,
  padding: space.xs,
  "@media": { [`not all and ${desk}`]: { display: "none" } },
});
export const density = style({
  flex: 1,
  minHeight: "2rem",
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: "none",
  fontSize: font.xs,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&[aria-pressed=true]": { borderColor: color.primary, background: color.info.bg } },
});
