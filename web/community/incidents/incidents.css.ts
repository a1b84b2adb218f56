import { globalStyle, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../design/theme/forcedColours.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font, radius, size } = tokens;

export const section = style({ display: "grid", gap: space.md, minWidth: 0 });
export const listHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.xs,
});
export const listTitle = style({ selectors: { "&:focus": { outline: "none" } } });

/** The dot before a following item on the same line; at the start of a line it is hidden. */
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `calc(-1 * ${space.md})`,
  clipPath: `inset(0 0 0 ${space.md})`,
  marginBlockStart: `calc(-1 * ${space.xs})`,
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
});
globalStyle(`${when} > *::before`, {
  content: "·",
  display: "inline-block",
  width: space.md,
  textAlign: "center",
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space.xs,
  fontSize: font.sm,
  overflowWrap: "anywhere",
});
globalStyle(`${line} > svg`, {
  marginBlockStart: "0.1em",
  color: color.muted,
  ...withForcedColours({ color: "CanvasText" }),
});
export const description = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const files = style({ display: "grid", gap: space.xs });
export const filesHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  minHeight: size.target,
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
  fontSize: font.sm,
  fontWeight: 600,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { borderColor: color.primary } },
});
export const count = style({ display: "inline-flex", alignItems: "center", gap: space.xxs });
export const filesArrow = style({
  display: "inline-flex",
  marginInlineStart: "auto",
  color: color.primary,
  transition: "transform 120ms",
  selectors: { [`${files}[open] &`]: { transform: "rotate(180deg)" } },
});
export const fileList = style({
  display: "grid",
  gap: space.xs,
  padding: 0,
  marginBlockStart: space.xs,
  listStyle: "none",
});
export const file = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  paddingBlock: space.xxs,
  paddingInline: `${space.sm} ${space.xxs}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const fileAbout = style({ display: "grid", flex: 1, minWidth: 0 });
export const fileName = style({ fontWeight: 600 });

export const photo = style({
  maxWidth: "100%",
  maxHeight: "60vh",
  marginInline: "auto",
  borderRadius: radius.md,
});
export const sound = style({ width: "100%" });
export const ways = style({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "1fr 1fr",
});
globalStyle(`${ways} > button`, { gap: space.xxs, paddingInline: space.xxs, fontSize: font.sm });
export const save = style({ gridColumn: "1 / -1" });
/** Apart from the others, which keep the log. */
export const erase = style({
  display: "grid",
  gridColumn: "1 / -1",
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  vars: { [color.primary]: color.danger },
});
export const limits = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  paddingInlineStart: "1.2em",
  fontSize: font.sm,
});
