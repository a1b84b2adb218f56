import { globalStyle, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../theme/forcedColours.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, space, font } = tokens;

const fills = {
  positive: color.positive.fg,
  info: color.info.fg,
  underway: color.underway.fg,
  neutral: color.control,
  caution: color.caution.fg,
  critical: color.critical.fg,
  pressing: color.pressing.fg,
};
export type PartTone = keyof typeof fills;

/** Neighbors are told apart by a gap, not by their colors alone. */
export const part = style({
  stroke: color.surface,
  strokeWidth: 2,
  ...withForcedColours({ fill: "CanvasText", stroke: "Canvas" }),
});
for (const [tone, fill] of Object.entries(fills)) globalStyle(`${part}[data-tone="${tone}"]`, { fill });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xxs} ${space.md}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: font.sm,
});
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const sample = style({ flexShrink: 0, width: "0.75rem", height: "0.75rem" });
