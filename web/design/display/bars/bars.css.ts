import { keyframes, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../theme/forcedColours.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const bar = style({ display: "grid", gap: tokens.space.xxs });
export const barHead = style({
  display: "flex",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  fontSize: tokens.font.sm,
});
export const barValue = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const rail = style({
  display: "block",
  width: "100%",
  height: "0.625rem",
  borderRadius: tokens.radius.full,
  background: tokens.color.sunken,
  boxShadow: `inset 0 0 0 1px ${tokens.color.control}`,
  overflow: "hidden",
  ...withForcedColours({ background: "Canvas", border: "1px solid CanvasText" }),
});
export const fill = style({
  fill: tokens.color.primary,
  selectors: { "&[data-critical]": { fill: tokens.color.critical.fg } },
  ...withForcedColours({ fill: "Highlight" }),
});

const sweep = keyframes({ from: { transform: "translateX(-40%)" }, to: { transform: "translateX(100%)" } });
export const unknown = style([fill, { animation: `${sweep} 1.2s ease-in-out infinite` }]);
