import { style } from "@vanilla-extract/css";
import { list } from "../../design/layout/layout.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color, font, radius } = tokens;

export const title = style({ fontSize: font.md });
/** It may be long. */
export const codes = style([list, { display: "grid", maxHeight: "14rem", overflowY: "auto" }]);
export const imported = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const rows = style([codes, { border: `1px solid ${color.line}`, borderRadius: radius.md }]);
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
