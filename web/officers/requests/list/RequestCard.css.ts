import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const caseId = style({ fontSize: font.lg });
export const amount = style({ fontWeight: 700 });
export const victim = style({ fontWeight: 600 });
export const recommended = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  flexWrap: "wrap",
  color: color.info.fg,
  fontSize: font.xs,
});
