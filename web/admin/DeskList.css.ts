import { style } from "@vanilla-extract/css";
import { tokens } from "../design/tokens.css.ts";

/** The search takes what the filter leaves; on a phone one stands under the other. */
export const tools = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(min-width: 40rem)": { gridTemplateColumns: "minmax(0, 1fr) 14rem" } },
});
