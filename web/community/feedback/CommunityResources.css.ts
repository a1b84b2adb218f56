import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, font, color } = tokens;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}`, paddingBlockStart: space.md } },
});
globalStyle(`${line} > a`, { marginInline: `calc(-1 * ${space.xs})`, paddingInline: space.xs });
export const about = style({ flex: "1 1 15rem", minWidth: 0 });
export const name = style({ fontSize: font.md });
export const text = style({ color: color.muted, fontSize: font.sm });
