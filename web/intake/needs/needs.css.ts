import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

/** Fields and sum, side by side if the container has room. */
export const body = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space.md,
  minWidth: 0,
});
export const rows = style({ display: "grid", flex: "2 1 20rem", gap: space.sm, minWidth: 0 });

/** The source of the fields; as high with a button as without, so that nothing moves. */
export const status = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: tokens.size.target,
});
export const origin = style({
  display: "inline-flex",
  flex: "1 1 8.5rem",
  alignItems: "center",
  gap: space.xs,
  color: color.muted,
  fontSize: font.sm,
  lineHeight: 1.25,
  selectors: {
    '&[data-origin="read"]': { color: color.text, fontWeight: 600 },
    '&[data-origin="own"]': { color: color.positive.fg, fontWeight: 600 },
  },
});

export const sum = style({
  display: "grid",
  flex: "1 1 14rem",
  gap: space.xs,
  padding: space.sm,
  borderRadius: tokens.radius.md,
  background: color.sunken,
  fontSize: font.sm,
  fontVariantNumeric: "tabular-nums",
});
export const lines = style({ display: "grid", gap: space.xxs, margin: 0, padding: 0, listStyle: "none" });
export const line = style({
  color: color.muted,
  selectors: { "&[data-asked]": { color: color.text } },
});
export const total = style({
  margin: 0,
  paddingBlockStart: space.xs,
  borderTop: `1px solid ${color.line}`,
  fontSize: font.md,
  fontWeight: 700,
});
