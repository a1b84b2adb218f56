import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { phone } from "../../../design/theme/widths.ts";

const { color, space, font, radius, size } = tokens;

export const bar = style({ display: "flex", flexWrap: "wrap", gap: space.xxs });
export const place = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  flexShrink: 0,
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
  textDecoration: "none",
  // Four fit on one line of a phone.
  "@media": { [phone]: { paddingInline: space.xxs } },
  selectors: { "&:hover": { color: color.primary, background: color.sunken } },
});
/** Reserved, so that nothing moves when it arrives. */
export const count = style({
  minWidth: "1.5em",
  color: color.text,
  fontVariantNumeric: "tabular-nums",
});
