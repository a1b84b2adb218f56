import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

export const number = style({ fontVariantNumeric: "tabular-nums" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.sm}`,
  color: color.muted,
  fontSize: font.sm,
  overflowWrap: "anywhere",
});
