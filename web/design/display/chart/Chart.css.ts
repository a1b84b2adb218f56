import { globalStyle, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../theme/forcedColours.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { phone } from "../../theme/widths.ts";

const { color, space, font } = tokens;

export const chart = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  margin: 0,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.md,
  rowGap: space.xxs,
});
export const title = style({ fontWeight: 700 });
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space.xxs,
  padding: 0,
  listStyle: "none",
  fontSize: font.sm,
});
export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const sample = style({ width: "1.75rem", height: "0.875rem", overflow: "visible" });
/** Space is reserved, so that nothing moves while it is read. */
export const readout = style({
  minHeight: "1.5em",
  color: color.muted,
  fontSize: font.sm,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { minHeight: "3em" } },
});
export const place = style({
  minWidth: 0,
  minHeight: "15rem",
  selectors: { "&[data-empty]": { minHeight: "auto" } },
});
export const plot = style({ position: "relative", touchAction: "pan-y" });
export const drawing = style({ display: "block", maxWidth: "100%", borderRadius: tokens.radius.sm });
export const reader = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "crosshair",
  touchAction: "pan-y",
});
globalStyle(`${reader}:focus-visible + ${drawing}`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: "2px",
});

export const axisText = style({ fill: color.muted, fontSize: font.xs, fontVariantNumeric: "tabular-nums" });
export const rule = style({
  stroke: color.line,
  selectors: { "&[data-zero]": { stroke: color.control } },
  ...withForcedColours({ stroke: "GrayText" }),
});
export const cursor = style({ stroke: color.control, strokeDasharray: "3 3" });

const series = {
  a: { colour: color.primary, dashes: "none" },
  b: { colour: color.muted, dashes: "7 4" },
  c: { colour: color.positive.fg, dashes: "2 4" },
  d: { colour: color.underway.fg, dashes: "9 4 2 4" },
};
export const bar = style({ strokeWidth: 1, selectors: { "[data-active] > &": { strokeWidth: 2.5 } } });
export const ground = style({ ...withForcedColours({ fill: "Canvas" }) });
export const stroke = style({
  fill: "none",
  strokeWidth: 2,
  stroke: color.surface,
  ...withForcedColours({ stroke: "CanvasText" }),
});
export const line = style({
  fill: "none",
  strokeWidth: 2.25,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});
export const mark = style({ stroke: color.surface, strokeWidth: 1 });
for (const [tone, { colour, dashes }] of Object.entries(series)) {
  const is = `[data-tone="${tone}"]`;
  globalStyle(`${bar}${is}`, { stroke: colour, ...withForcedColours({ stroke: "CanvasText" }) });
  globalStyle(`${ground}${is}`, { fill: colour });
  globalStyle(`${line}${is}`, {
    stroke: colour,
    strokeDasharray: dashes,
    ...withForcedColours({ stroke: "CanvasText" }),
  });
  globalStyle(`${mark}${is}`, { fill: colour, ...withForcedColours({ fill: "CanvasText" }) });
}
