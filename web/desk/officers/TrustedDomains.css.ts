import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

export const add = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "end",
  maxWidth: "34rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(min-width: 40rem)": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
