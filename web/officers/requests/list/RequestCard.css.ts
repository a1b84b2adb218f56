import { style } from "@vanilla-extract/css";
import { secondary } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const caseId = style({ fontSize: font.lg });
/** A long name wraps beside the amount. */
export const who = style({ display: "flex", justifyContent: "space-between", gap: space.sm });
export const amount = style({ flexShrink: 0, fontWeight: 700 });
export const name = style({ minWidth: 0, fontWeight: 600 });
export const date = style([secondary, { whiteSpace: "nowrap" }]);
export const recommended = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  flexWrap: "wrap",
  color: color.caution.fg,
  fontSize: font.xs,
});
