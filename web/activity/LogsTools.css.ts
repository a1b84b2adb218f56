import { style } from "@vanilla-extract/css";
import { tokens } from "../design/theme/tokens.css.ts";

/** As many side by side as there is room for. */
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
/**
 * Two days take more room than a word: the search has a line of its own, the filters share the
 * next.
 */
export const toolsWithDays = style([
  tools,
  {
    "@media": {
      "(min-width: 60rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(20rem, 1fr)" },
    },
  },
]);
/** As high as what comes into it. */
export const place = style({ minHeight: "4.5rem" });
export const wide = style({ gridColumn: "1 / -1" });
