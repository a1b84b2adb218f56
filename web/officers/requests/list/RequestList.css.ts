import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

/** As high before its button is there. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  minHeight: tokens.size.target,
});
