import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space } = tokens;

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  transition: "opacity 120ms",
  selectors: { "&[data-busy]": { opacity: 0.6 } },
});
export const list = style({ display: "grid", gap: space.xs, listStyle: "none", margin: 0, padding: 0 });
