import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const caseId = style({ fontSize: font.lg });
/** At the end also below a long name. */
export const amount = style({ marginInlineStart: "auto", fontWeight: 700 });
export const victim = style({ fontWeight: 600 });
export const recommended = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  flexWrap: "wrap",
  color: color.muted,
  fontSize: font.xs,
});
