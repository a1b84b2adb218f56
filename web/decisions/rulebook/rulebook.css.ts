import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

/** Rules, vendors and rulesets side by side, as far as there is room. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const item = style({
  display: "grid",
  alignContent: "start",
  gap: space.sm,
  padding: space.md,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  overflowWrap: "anywhere",
});
export const name = style({ margin: 0 });
export const steps = style({ margin: 0, paddingInlineStart: "1.2em" });
/** Fields side by side as far as there is room, with a small button next to the last one. */
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.xs });
globalStyle(`${row} > :not(button)`, { flex: "1 1 11rem", minWidth: 0 });
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  alignItems: "start",
  gap: space.sm,
});
export const group = style({ display: "grid", gap: space.xs, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const figures = style({ fontSize: tokens.font.lg, fontWeight: 700 });
