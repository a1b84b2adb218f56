import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** As many columns as fit. */
export const tools = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockEnd: tokens.space.sm,
  "@media": {
    "(min-width: 40rem)": {
      gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))",
    },
  },
});
/** Two dates are wider than a word: the search has its own line, the filters share the next. */
export const toolsWithDays = style([
  tools,
  {
    "@media": {
      "(min-width: 60rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(20rem, 1fr)" },
    },
  },
]);
/** As high as its later content. */
export const place = style({ minHeight: "4.5rem" });
export const wide = style({ gridColumn: "1 / -1" });
