import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const set = style({
  display: "grid",
  gap: tokens.space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** Like the label of any other field. */
export const legend = style({ padding: 0, fontWeight: 600, marginBlockEnd: tokens.space.xs });
