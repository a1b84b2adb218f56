import { style } from "@vanilla-extract/css";

export const name = style({ position: "relative", overflowWrap: "anywhere" });
/** Heard, not seen. */
export const whole = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
