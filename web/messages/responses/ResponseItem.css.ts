import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

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
export const sender = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const content = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
