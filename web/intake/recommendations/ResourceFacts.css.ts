import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** The first number is a filled button, as in the directory. */
export const reach = style({});
globalStyle(`${reach} a[href^="tel:"]:first-child`, {
  paddingInline: tokens.space.md,
  borderRadius: tokens.radius.md,
  background: tokens.color.primary,
  color: tokens.color.onPrimary,
  textDecoration: "none",
});
