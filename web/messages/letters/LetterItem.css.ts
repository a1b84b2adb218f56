import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, radius, font } = tokens;

/** One letter, or one response, of a request. */
export const item = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});
export const title = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const number = style({ fontVariantNumeric: "tabular-nums" });
export const text = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.sm}`,
  color: color.muted,
  fontSize: font.sm,
  overflowWrap: "anywhere",
});
