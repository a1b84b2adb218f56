import { style } from "@vanilla-extract/css";

/** For a style that hides on some screens only. */
export const hidesVisually = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
/** For screen readers only. */
export const visuallyHidden = style(hidesVisually);
/** Around hidden text, so that it stays where it is when the page scrolls. */
export const aroundHidden = style({ position: "relative" });
