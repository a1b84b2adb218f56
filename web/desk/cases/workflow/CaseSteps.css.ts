import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

/** Side by side; two per row on a phone, so that the next part is not far. */
export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  "@media": {
    "(max-width: 40rem)": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Its buttons are visible as soon as it opens, away from the edge. */
export const confirmation = style({ scrollMarginBlock: tokens.space.md });
