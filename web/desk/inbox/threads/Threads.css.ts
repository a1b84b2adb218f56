import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space } = tokens;

/** Reserved while the list loads, so that the foot of the page does not move. */
export const room = style({ minHeight: "90dvh" });
export const tools = style({
  display: "grid",
  gap: space.sm,
  alignItems: "end",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
globalStyle(`${tools} > :first-child`, { gridColumn: "1 / -1" });

export const preview = style({
  margin: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.muted,
});
/** The messages, and the case facts beside them if there is room. */
export const pane = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&[data-facts]": { gridTemplateColumns: "minmax(0, 1fr) 18rem" } },
});
export const messages = style({ display: "grid", gap: space.md, minWidth: 0 });
export const facts = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `1px solid ${color.line}`,
});
export const composer = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
