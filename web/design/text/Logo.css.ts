import { globalStyle, style } from "@vanilla-extract/css";
import { withForcedColours } from "../theme/forcedColours.ts";
import { tokens } from "../theme/tokens.css.ts";

export const logo = style({
  width: "2rem",
  height: "2rem",
  flexShrink: 0,
  selectors: { '&[data-size="lg"]': { width: "3.5rem", height: "3.5rem" } },
});
globalStyle(`${logo} [data-part="shield"]`, {
  fill: tokens.color.primary,
  ...withForcedColours({ fill: "CanvasText" }),
});
globalStyle(`${logo} [data-part="voice"]`, {
  fill: "none",
  stroke: tokens.color.onPrimary,
  strokeWidth: 2.6,
  strokeLinecap: "round",
  ...withForcedColours({ stroke: "Canvas" }),
});
