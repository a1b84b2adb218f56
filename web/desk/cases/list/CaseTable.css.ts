import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { onPhone, panes } from "../../../shell/desk/workspace/Workspace.css.ts";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk, phone } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;
const comeIn = keyframes({ from: { opacity: 0 } });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  fontSize: font.sm,
});
export const headCell = style({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 700,
  textAlign: "start",
});
/** The link covers its row, and the row shows its focus. */
export const row = style({
  position: "relative",
  cursor: "pointer",
  scrollMarginBlock: space.xl,
  selectors: {
    "&:hover": { background: color.sunken },
    "&[data-new]": { boxShadow: `inset 3px 0 0 ${color.primary}` },
    "&[data-open]": { background: color.info.bg, boxShadow: `inset 3px 0 0 ${color.primary}` },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { "&[data-new]": { animation: `${comeIn} 260ms ease-out` } },
    },
  },
});
export const cell = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
  selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 0 } },
});
export const statusCell = style({});
/** A press anywhere on the row. */
const wholeRow = style({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
  },
});
export const rowTitle = style({
  fontWeight: 700,
  // On a phone with large text a case number takes two lines.
  "@media": { [desk]: { whiteSpace: "nowrap" } },
});
export const rowLink = style([wholeRow, rowTitle, { color: "inherit", textDecoration: "none" }]);
export const expand = style([
  wholeRow,
  { display: "flex", padding: 0, border: 0, background: "none", color: color.primary, cursor: "pointer" },
]);
globalStyle(`${expand}[aria-expanded=true] > svg`, { transform: "rotate(90deg)" });
/** A link of its own on the row. */
export const above = style({ position: "relative", zIndex: 1 });
export const name = style({ overflowWrap: "anywhere" });
export const small = style({
  color: color.muted,
  fontSize: font.xs,
  "@media": { [desk]: { whiteSpace: "nowrap" } },
});

/** Half of a wide list, so that the facts have columns there. */
export const factsCell = style({ "@media": { "(min-width: 110rem)": { width: "48%" } } });
/** In columns as far as there is room, below each other elsewhere. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(10.5rem, 1fr))",
  columnGap: space.sm,
  color: color.muted,
  fontSize: font.xs,
  overflowWrap: "anywhere",
});
/** Below the name; its line is there before it is read. */
export const wait = style({
  minHeight: "1.25em",
  color: color.muted,
  fontSize: font.xs,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});
/** A sentence below the facts. */
export const sentence = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
});
/** On a phone the number and the name share a line, and the status is as narrow as its badges. */
const short = `${table}:not([data-whole])`;
globalStyle(`${short} ${name}`, {
  "@media": { [onPhone]: { display: "inline", marginInlineStart: space.xs } },
});
globalStyle(`${short} ${statusCell}`, {
  "@media": { [onPhone]: { width: "1%", paddingInlineStart: 0, whiteSpace: "nowrap" } },
});
globalStyle(`${short} ${statusCell} > *`, {
  "@media": {
    [onPhone]: { justifyContent: "flex-end", columnGap: space.sm, rowGap: space.xxs },
    [phone]: { flexDirection: "column", alignItems: "flex-end" },
  },
});
globalStyle(`${short} ${rowTitle}`, { whiteSpace: "nowrap" });
/** A list that has the whole width has a line for each case. */
const alone = `${panes}[data-alone] ${table}`;
globalStyle(`${alone} ${name}`, { "@media": { [desk]: { display: "inline", marginInlineStart: space.sm } } });
globalStyle(`${alone} ${cell}`, {
  "@media": { [desk]: { paddingBlock: space.xs, verticalAlign: "middle" } },
});
globalStyle(`${alone} ${factsCell}`, { "@media": { [desk]: { width: "38%" } } });
globalStyle(`${alone} ${facts}`, {
  "@media": { [desk]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" } },
});
/**
 * Rows with all facts: in two lines at a desk; on a phone each is a block, with its last cell at
 * the end of the first line.
 */
const whole = `${table}[data-whole]`;
globalStyle(`${whole} thead`, { "@media": { [onPhone]: hidesVisually } });
globalStyle(`${whole} ${name}`, { "@media": { [desk]: { display: "inline", marginInlineStart: space.sm } } });
globalStyle(`${whole} ${factsCell}`, { "@media": { [desk]: { width: "38%" } } });
globalStyle(`${whole} ${facts}`, {
  "@media": {
    [desk]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" },
    [onPhone]: { display: "flex", flexWrap: "wrap" },
  },
});
globalStyle(`${whole} ${above} > a`, {
  "@media": { [desk]: { borderColor: "transparent", background: "transparent" } },
});
globalStyle(`${whole} ${row}`, {
  "@media": {
    [onPhone]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      paddingBlock: space.xs,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
for (const [cells, place] of [
  ["", { gridColumn: "2 / -1", paddingBlock: space.xxs, borderBlockEnd: 0 }],
  [":first-child", { gridColumn: 1, paddingInlineEnd: 0 }],
  [":nth-child(2)", { gridArea: "1 / 2" }],
  [":last-child", { gridArea: "1 / 3" }],
] as const)
  globalStyle(`${whole} ${row} > ${cell}${cells}`, { "@media": { [onPhone]: place } });
