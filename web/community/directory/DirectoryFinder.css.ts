import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const where = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
/** Open, it has the row for itself. */
export const fold = style({
  flex: "1 1 12rem",
  minWidth: 0,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: { "&[open]": { flexBasis: "100%" } },
});
export const chosen = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.sm,
  color: color.primary,
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const place = style({ minWidth: 0, overflowWrap: "anywhere" });
/** It wraps first, then the place. */
export const count = style({
  flexShrink: 1000,
  marginInlineStart: "auto",
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 400,
});
export const hint = style({ color: color.muted, fontSize: font.sm, lineHeight: 1.2 });
export const fields = style({
  display: "grid",
  gap: space.sm,
  padding: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});
