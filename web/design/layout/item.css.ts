import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, radius } = tokens;

/** One message, letter or template of a list. */
export const item = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: { "&[data-new]": { borderInlineStart: `4px solid ${color.primary}` } },
});
export const title = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const text = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
