import { style } from "@vanilla-extract/css";
import { withForcedColours } from "../theme/forcedColours.ts";
import { tokens } from "../theme/tokens.css.ts";

/** Inverted colors, so that it is visible on any background. */
export const tooltip = style({
  maxWidth: "min(20rem, calc(100vw - 1.5rem))",
  paddingBlock: tokens.space.xxs,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.sm,
  background: tokens.color.text,
  color: tokens.color.surface,
  fontSize: tokens.font.sm,
  boxShadow: tokens.shadow.floating,
  overflowWrap: "anywhere",
  ...withForcedColours({ border: "1px solid CanvasText" }),
});
