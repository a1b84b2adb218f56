import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color, font } = tokens;

export const title = style({ margin: 0, fontSize: font.md });
export const list = style({
  display: "grid",
  maxHeight: "14rem",
  margin: 0,
  padding: 0,
  overflowY: "auto",
  listStyle: "none",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});
