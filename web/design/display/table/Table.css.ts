import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../theme/forcedColours.ts";
import { button } from "../../controls/Button.css.ts";
import { oneLine, twoLines } from "../../layout/layout.css.ts";
import { badge, card as surface } from "../../layout/surfaces.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { desk } from "../../theme/widths.ts";

const { color, space, radius } = tokens;

export const headRem = 2.25;
/**
 * In a long table all rows have a fixed height of two lines and a button: nothing is measured, and
 * nothing moves.
 */
export const longRowRem = 3.5;
/** In a long list all cards have the height of their name and one line per fact. */
export const cardRem = 5.25;
export const lineRem = 1.75;
export const gapRem = 0.75;
/** Around long cards, so that shadow and focus ring are not clipped. */
export const edgeRem = 0.25;

const highest = "min(75dvh, 52rem)";

const sweep = keyframes({ from: { left: "-30%" }, to: { left: "100%" } });

export const place = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
});
/** Over its upper edge while other rows are loading; the current ones stay readable. */
export const coming = style({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: radius.lg,
  height: "3px",
  overflow: "hidden",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      width: "30%",
      background: color.primary,
      animation: `${sweep} 1.2s ease-in-out infinite`,
      ...withForcedColours({ background: "Highlight" }),
    },
  },
});

const frame = {
  overflow: "auto",
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: tokens.shadow.raised,
} as const;
const onPaper = { "@media": { print: { maxHeight: "none", overflow: "visible" } } } as const;

export const scroller = style({
  ...frame,
  maxHeight: highest,
  ...onPaper,
  // What is around scrolls beside a detail.
  selectors: { "&[data-beside]": { maxHeight: "none" } },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: tokens.font.sm,
  outline: "none",
  selectors: {
    "&[data-long]": { ...frame, height: highest, scrollPaddingBlockStart: `${headRem}rem` },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
});

const atEnd = { textAlign: "end", justifyContent: "flex-end" } as const;
export const column = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  height: `${headRem}rem`,
  paddingBlock: 0,
  paddingInline: space.sm,
  background: color.sunken,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: tokens.font.sm,
  fontWeight: 700,
  textAlign: "start",
  cursor: "default",
  selectors: {
    // Its own layer keeps it there.
    [`${table}[data-long] &`]: {
      position: "static",
      display: "flex",
      alignItems: "center",
      height: "100%",
      minHeight: `${headRem}rem`,
    },
    "&[data-allows-sorting]": { cursor: "pointer" },
    "&[data-allows-sorting][data-hovered]": { color: color.text },
    "&[data-sort-direction]": { color: color.text },
    "&[data-number]": atEnd,
    "&[data-focus-visible]": { outlineOffset: "-3px" },
  },
});
export const columnLabel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  selectors: { [`${column}[data-number] &`]: { flexDirection: "row-reverse" } },
});
export const sortMark = style({
  display: "inline-flex",
  flexShrink: 0,
  selectors: {
    "&[data-direction=ascending]": { transform: "scaleY(-1)" },
    "&:not([data-direction])": { opacity: 0.7 },
  },
});

export const row = style({
  outline: "none",
  selectors: {
    "&[data-opens]": { cursor: "pointer" },
    "&[data-opens]:not([data-open]):hover": { background: color.sunken },
    "&[data-opens]:active": { background: color.info.bg },
    "&[data-open]": { background: color.info.bg, boxShadow: `inset 3px 0 0 ${color.primary}` },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
    [`${table}[data-long] &`]: { position: "relative", width: "100%", height: "100%" },
  },
});
export const cell = style({
  height: tokens.size.target, // a button, in the density of the page
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: "middle",
  selectors: {
    [`${table}[data-long] &`]: {
      display: "flex",
      alignItems: "center",
      height: "100%",
      paddingBlock: space.xxs,
    },
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    "&[data-number]": { ...atEnd, fontVariantNumeric: "tabular-nums" },
    "&[data-zero]": { color: color.muted },
    "&[data-header]": { fontWeight: 600 },
    "&[data-focus-visible]": { outlineOffset: "-3px" },
  },
});
/** Numbers end where the words of the next column would begin. */
globalStyle(`:is(${column}, ${cell})[data-number]:has(+ :not([data-number]))`, {
  paddingInlineEnd: space.lg,
});
/** With a mouse: a row is as high as its button and a little more. */
globalStyle(`${cell}:has(${button})`, { "@media": { [desk]: { paddingBlock: space.xxs } } });
globalStyle(`${cell} ${button}`, {
  "@media": { [`${desk} and (pointer: fine)`]: { minHeight: "2rem", paddingBlock: 0 } },
});
export const content = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: {
    // The full text is on the page that the row opens.
    [`${table}[data-long] &`]: { ...twoLines, lineHeight: 1.35 },
    // A button's focus ring must not be clipped.
    [`${table}[data-long] &:has(button, a)`]: { display: "block", overflow: "visible" },
  },
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${gapRem}rem`,
  outline: "none",
  selectors: {
    "&[data-long]": {
      display: "block",
      height: highest,
      overflow: "auto",
      borderBlock: `1px solid ${color.line}`,
    },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const card = style([
  surface,
  {
    outline: "none",
    selectors: {
      [`${cards}[data-long] &`]: { height: "100%", overflow: "hidden" },
      "&[data-opens]": { cursor: "pointer" },
      "&[data-opens]:hover, &[data-open]": { borderColor: color.primary },
      "&[data-opens]:active": { background: color.sunken },
      "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
    },
    ...withForcedColours({ borderColor: "CanvasText" }),
  },
]);
export const cardBody = style({ display: "grid", gap: space.xxs, minWidth: 0 });
export const cardHead = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.xs,
  minWidth: 0,
});
export const cardName = style({
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  minHeight: tokens.size.target,
  fontWeight: 700,
  overflowWrap: "anywhere",
  // Next to a button the name is vertically centered.
  selectors: { "&:only-child": { minHeight: 0 } },
});
/** At the bottom, where several fit side by side without taking space from the name. */
export const cardActions = style({ marginBlockStart: space.xs });
/** Aligns the button's label with the head of the column. */
const plainButton = `${button}[data-variant="plain"]:first-child`;
globalStyle(`:is(${cell}, ${cardActions}) ${plainButton}`, { marginInlineStart: `calc(-1 * ${space.md})` });
export const cardFacts = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  selectors: { [`${cards}[data-long] &`]: { gap: 0, gridAutoRows: `${lineRem}rem` } },
});
export const cardFact = style({
  display: "grid",
  gridTemplateColumns: "minmax(7.5rem, 2fr) 3fr", // "Recommended" unbroken on a phone
  alignItems: "baseline",
  gap: space.xs,
});
export const cardTerm = style({ color: color.muted, fontSize: tokens.font.sm });
export const cardValue = style({
  minWidth: 0,
  fontSize: tokens.font.sm,
  overflowWrap: "anywhere",
  selectors: {
    [`${cards}[data-long] &`]: oneLine,
  },
});
// On the narrowest phones "Overdue by 17 min" takes two lines beside its label.
globalStyle(`${cards}:not([data-long]) ${cardValue} ${badge}`, { whiteSpace: "normal" });
export const sortChoice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column", // an extra column, with its gap, only if there is a button
  alignItems: "end",
  gap: space.xs,
});
