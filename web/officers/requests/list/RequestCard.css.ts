import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const caseId = style({ fontSize: font.lg });
/** A long name wraps beside the amount. */
export const who = style({ display: "flex", justifyContent: "space-between", gap: space.sm });
export const amount = style({ flexShrink: 0, fontWeight: 700 });
/** The name, with the date below it. */
export const victim = style({ display: "grid", minWidth: 0, justifyItems: "start" });
export const name = style({ fontWeight: 600 });
export const recommended = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  flexWrap: "wrap",
  color: color.caution.fg,
  fontSize: font.xs,
});
