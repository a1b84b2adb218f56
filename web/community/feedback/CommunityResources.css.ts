import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, font, color } = tokens;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}`, paddingBlockStart: space.md } },
});
export const about = style({ flex: "1 1 12rem", minWidth: 0 });
export const name = style({ fontSize: font.md });
export const text = style({ color: color.muted, fontSize: font.sm });
