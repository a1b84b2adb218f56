import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  padding: space.xs,
  paddingInlineStart: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const about = style({ display: "grid", flex: 1, gap: space.xxs, minWidth: 0 });
export const name = style({ fontWeight: 600 });
