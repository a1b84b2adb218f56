import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space } = tokens;

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
});
export const list = style({ display: "grid", gap: space.xs, listStyle: "none", margin: 0, padding: 0 });
