import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, size } = tokens;

/** The label on the left, the buttons on the right. */
export const stepper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.sm,
  rowGap: space.xxs,
  minWidth: 0,
});
/** An error takes the whole line below both. */
globalStyle(`${stepper} > :nth-child(n + 3)`, { gridColumn: "1 / -1" });
export const control = style({ display: "flex", gap: space.xxs });
export const count = style({
  width: `calc(${size.target} + ${space.xs})`,
  paddingInline: space.xxs,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
});
