import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

export const bar = style({
  paddingBlock: space.xxs,
  paddingInline: space.md,
  background: color.info.bg,
  color: color.info.fg,
  borderBottom: `1px solid ${color.info.border}`,
  fontSize: font.sm,
  textAlign: "center",
});
