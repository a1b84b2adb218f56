import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "inline-block",
  width: "1.15em",
  height: "1.15em",
  flexShrink: 0,
  border: "2.5px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  forcedColorAdjust: "none", // or its gap would close
  animation: `${turn} 0.8s linear infinite`,
});
