import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, radius } = tokens;

/** Above a link that covers its row. */
export const check = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  padding: 0,
  border: `1.5px solid ${color.muted}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.primary,
  cursor: "pointer",
  selectors: { "&[aria-checked=true]": { borderColor: color.primary, background: color.info.bg } },
});
