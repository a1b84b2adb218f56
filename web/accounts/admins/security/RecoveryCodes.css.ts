import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: space.xs,
  margin: 0,
  padding: space.sm,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
  fontFamily: "ui-monospace, monospace",
  letterSpacing: "0.04em",
});
/** A camera needs dark on light, even on a dark page. */
export const picture = style({
  display: "block",
  width: "min(13rem, 100%)",
  aspectRatio: "1",
  marginInline: "auto",
  padding: space.xs,
  borderRadius: radius.md,
  background: "#ffffff",
});
export const secret = style({
  fontFamily: "ui-monospace, monospace",
  letterSpacing: "0.04em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
