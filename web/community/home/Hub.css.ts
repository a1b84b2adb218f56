import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: space.sm,
  padding: 0,
  listStyle: "none",
});
/** Neighbors have equal height. */
export const item = style({ display: "grid", minWidth: 0 });
export const icon = style({ display: "inline-flex", color: color.primary });
export const name = style({ fontWeight: 700, lineHeight: 1.25 });
export const text = style({ color: color.muted, fontSize: font.sm, lineHeight: 1.35 });
