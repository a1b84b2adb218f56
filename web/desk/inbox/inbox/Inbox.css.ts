import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

/** The search spans the row, with the filters below it. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
});

globalStyle(`${tools} > *`, { flex: "1 1 9rem", minWidth: 0 });
globalStyle(`${tools} > :first-child`, { flexBasis: "100%" });
