import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

export const entry = style({
  display: "grid",
  gap: tokens.space.xxs,
  minWidth: 0,
  paddingBlock: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});
