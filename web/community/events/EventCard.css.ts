import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, space } = tokens;

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space.sm,
});
export const date = style({
  display: "grid",
  justifyItems: "center",
  minWidth: "3.75rem",
  paddingBlock: space.xs,
  paddingInline: space.xs,
  border: "1px solid",
  borderRadius: radius.md,
  lineHeight: 1.1,
});
export const month = style({ fontSize: font.xs, fontWeight: 700, textTransform: "uppercase" });
export const day = style({ fontSize: font.xl, fontWeight: 800 });
export const titles = style({ display: "grid", gap: space.xxs, minWidth: 0 });
export const when = style({ color: color.muted, fontSize: font.sm });
export const facts = style({ display: "grid", gap: space.xs });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.xs,
  alignItems: "start",
});
/** As high as the first line next to it. */
export const sign = style({ display: "inline-flex", alignItems: "center", height: "1.5em" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
globalStyle(`${actions} > *`, { flexGrow: 1 });
export const going = style({
  flexBasis: "100%",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
});
