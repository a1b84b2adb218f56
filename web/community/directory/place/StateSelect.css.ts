import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const chooser = style({ position: "relative", display: "grid", alignItems: "center" });
/** A custom arrow, so that the box looks like every other. */
export const select = style({
  appearance: "none",
  gridArea: "1 / 1",
  paddingInlineEnd: tokens.space.xl,
  cursor: "pointer",
});
export const arrow = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  justifySelf: "end",
  marginInlineEnd: tokens.space.sm,
  pointerEvents: "none",
});
/** The button beside the box, below it while it says more. */
export const place = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: tokens.space.xs });
globalStyle(`${place} > :first-child`, { flex: "1 1 9rem" });
