import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const textLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.xxs,
  // WCAG 2.5.8, also where a dense desk has lower lines.
  minHeight: "24px",
  color: tokens.color.primary,
  fontWeight: 500,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  selectors: {
    "&:hover": { color: tokens.color.primaryHover, textDecorationThickness: "2px" },
  },
});
