import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

export const list = style({ display: "grid", gap: space.sm, margin: 0, padding: 0, listStyle: "none" });
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
export const who = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const subject = style({ overflowWrap: "anywhere" });
export const content = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
