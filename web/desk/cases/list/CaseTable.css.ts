import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { onPhone, panes } from "../../../shell/desk/workspace/Workspace.css.ts";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk, phone } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;
/** Also beside the navigation there is room for each fact on one line. */
const wideDesk = "(min-width: 78rem)";
const comeIn = keyframes({ from: { opacity: 0 } });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  // Whichever column is the first and the last one shown.
  clipPath: `inset(0 round ${radius.lg})`,
  background: color.surface,
  fontSize: font.sm,
});
export const headCell = style({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunken,
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
export const small = style({ color: color.muted, fontSize: font.xs });

/** A column of its own where the list has the whole width, and in the tracker. */
const fact = style({
  selectors: {
    "&:is([data-fact=amount], [data-fact=letters], [data-fact=responses])": {
      fontVariantNumeric: "tabular-nums",
      textAlign: "end",
    },
    "&[data-fact=created]": { "@media": { [wideDesk]: { whiteSpace: "nowrap" } } },
    "&[data-fact=wait]": { minWidth: "9rem", "@media": { [wideDesk]: { whiteSpace: "nowrap" } } },
  },
});
export const factHead = style([headCell, fact]);
export const factCell = style([cell, fact, { color: color.muted, fontSize: font.xs }]);
/** The column's name, where no head shows it. */
export const factName = style({ "@media": { [desk]: { display: "none" } } });
/** In the place of a column. */
export const besideOnly = style({ display: "none" });
/** Below the name: who the case waits for, and what is missing. */
export const state = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm, minWidth: 0 });
/** Its line is there before it is read. */
export const wait = style({
  minHeight: "1.25em",
  color: color.muted,
  fontSize: font.xs,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});
/** On a phone the status is as narrow as its badges. */
const short = `${table}:not([data-whole])`;
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
/** Beside an open case there is room for the amount. The case has the rest. */
const beside = `${panes}:not([data-alone]) ${table}`;
globalStyle(`${beside} :is(${factCell}, ${factHead}):not([data-fact=amount])`, { display: "none" });
globalStyle(`${beside} ${besideOnly}`, { "@media": { [desk]: { display: "block" } } });
globalStyle(`${short} :is(${factCell}, ${factHead})`, { "@media": { [onPhone]: { display: "none" } } });
/** A list that has the whole width has a line for each case. */
const whole = `${table}[data-whole]`;
for (const wide of [`${panes}[data-alone] ${table}`, whole]) {
  globalStyle(`${wide} ${name}`, {
    "@media": { [wideDesk]: { display: "inline", marginInlineStart: space.sm } },
  });
  globalStyle(`${wide} ${cell}`, { "@media": { [desk]: { verticalAlign: "middle" } } });
}
/** A long word breaks, and a usual one does not. */
globalStyle(`${whole} ${factCell}[data-fact=created]`, { minWidth: "6.5rem" });
globalStyle(`${whole} ${row} > th`, { "@media": { [desk]: { minWidth: "9.5rem" } } });
/** On a phone each row is a block with all facts, and its last cell ends the first line. */
globalStyle(`${whole} thead`, { "@media": { [onPhone]: hidesVisually } });
/** It has the most columns. */
globalStyle(`${whole} :is(${cell}, ${headCell})`, { "@media": { [desk]: { paddingInline: space.xs } } });
globalStyle(`${whole} ${statusCell} > *`, { "@media": { [wideDesk]: { flexWrap: "nowrap" } } });
globalStyle(`${whole} ${above} > a`, {
  "@media": { [desk]: { borderColor: "transparent", background: "transparent" } },
});
globalStyle(`${whole} ${row}`, {
  "@media": {
    [onPhone]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space.md,
      alignItems: "start",
      paddingBlock: space.xs,
      paddingInline: `${space.xl} ${space.sm}`,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
for (const [cells, place] of [
  ["", { order: 3, padding: 0, borderBlockEnd: 0 }],
  [":first-child", { order: 0, marginInline: `calc(${space.sm} - ${space.xl}) calc(-1 * ${space.md})` }],
  [":nth-child(2)", { order: 1, flex: 1, minWidth: 0 }],
  [":nth-child(3)", { order: 2, flexBasis: "100%", paddingBlock: space.xxs }],
  [":last-child", { order: 1 }],
] as const)
  globalStyle(`${whole} ${row} > ${cell}${cells}`, { "@media": { [onPhone]: place } });
