import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Beside each other; on a phone two in a row, so that what follows is not far. */
export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  "@media": {
    "(max-width: 40rem)": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Its buttons are in sight as soon as it opens, clear of the edge. */
export const confirmation = style({ scrollMarginBlock: tokens.space.md });
