import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const left = style({ textAlign: "center" });
export const clock = style({
  fontSize: tokens.font.xxl,
  fontWeight: 800,
  fontVariantNumeric: "tabular-nums",
});
