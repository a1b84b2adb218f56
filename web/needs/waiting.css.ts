import { style } from "@vanilla-extract/css";

/** About as high as what comes, so that nothing under it moves. */
export const waiting = style({
  minHeight: "41rem",
});
