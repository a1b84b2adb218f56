import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  contentVisibility: "auto",
  containIntrinsicSize: "auto 4rem",
});
export const icon = style({ display: "inline-flex", marginBlockStart: "0.2em", color: color.primary });
export const words = style({ display: "grid", gap: space.xxs, minWidth: 0, overflowWrap: "anywhere" });
export const note = style({ fontSize: font.sm });
