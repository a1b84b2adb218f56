import { style } from "@vanilla-extract/css";

export const icon = style({
  width: "1.25em",
  height: "1.25em",
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  selectors: {
    '&[data-size="sm"]': { width: "1em", height: "1em", strokeWidth: 2.2 },
    '&[data-size="lg"]': { width: "1.5em", height: "1.5em" },
    '&[data-size="xl"]': { width: "2.25em", height: "2.25em", strokeWidth: 1.6 },
  },
});
