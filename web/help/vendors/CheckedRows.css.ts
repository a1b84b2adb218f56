import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color, font, radius } = tokens;

export const rows = style({
  display: "grid",
  maxHeight: "14rem",
  margin: 0,
  padding: 0,
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  listStyle: "none",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "4.5rem 7rem minmax(0, 1fr)",
  gap: space.xs,
  alignItems: "baseline",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  fontSize: font.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { "(max-width: 30rem)": { gridTemplateColumns: "4.5rem minmax(0, 1fr)" } },
});
export const code = style({ fontFamily: font.mono });
export const problem = style({
  "@media": { "(max-width: 30rem)": { gridColumn: "1 / -1" } },
});
