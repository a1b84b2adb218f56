import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, radius, font } = tokens;

export const box = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
  fontSize: font.sm,
});
export const title = style({ fontWeight: 700 });
export const list = style({ display: "grid", gap: space.xxs, margin: 0, padding: 0, listStyle: "none" });
export const rule = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space.xs,
  color: color.muted,
  selectors: { '&[data-met="true"]': { color: color.positive.fg } },
});
export const state = style({ whiteSpace: "nowrap" });
