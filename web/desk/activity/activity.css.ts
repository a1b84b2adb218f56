import { style } from "@vanilla-extract/css";
import { list as plainList, oneLine } from "../../design/layout/layout.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;

/** The search and all filters fit on one line. */
const wideDesk = "(min-width: 76rem)";
/** As many columns as fit. */
export const tools = style({
  display: "grid",
  gap: space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockEnd: space.sm,
  "@media": {
    "(min-width: 40rem)": {
      gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))",
    },
  },
});
/** Two dates are wider than a word: the search has its own line, the filters share the next. */
export const toolsWithDays = style([
  tools,
  {
    "@media": {
      "(min-width: 60rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(20rem, 1fr)" },
      [wideDesk]: { gridTemplateColumns: "minmax(14rem, 1fr) 10.5rem 10.5rem 20rem" },
    },
  },
]);
export const wide = style({
  gridColumn: "1 / -1",
  "@media": { [wideDesk]: { gridColumn: "auto" } },
});

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
});
export const list = style([plainList, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);
/** On a desktop, one line: what happened, who and when, and the case. */
export const entry = style({
  borderBlockStart: `1px solid ${color.line}`,
  "@media": {
    [desk]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const toggle = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space.xs,
  width: "100%",
  paddingBlock: space.sm,
  paddingInline: space.xs,
  "@media": { [desk]: { paddingBlock: space.xs } },
  border: 0,
  borderRadius: radius.md,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const mark = style({
  display: "inline-flex",
  marginBlockStart: "0.15em",
  color: color.primary,
  transition: "transform 120ms",
  selectors: { "&[data-open]": { transform: "rotate(90deg)" } },
});
export const words = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  "@media": {
    [desk]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: space.md,
      alignItems: "baseline",
    },
  },
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
const facts = (columns: string) =>
  style({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.md,
    rowGap: space.xxs,
    color: color.muted,
    fontSize: font.sm,
    overflowWrap: "anywhere",
    "@media": { [desk]: { display: "grid", gridTemplateColumns: columns, alignItems: "baseline" } },
  });
/** One line at a desk; the opened row has the whole. */
export const clipped = style({ minWidth: 0, "@media": { [desk]: oneLine } });
/** Column headings at a desk, on the grid of the rows. */
export const heads = style([
  words,
  {
    display: "none",
    position: "relative",
    paddingInlineStart: `calc(${space.xs} * 2 + 1.25rem)`,
    paddingInlineEnd: `calc(8rem + ${space.xs})`,
    paddingBlock: space.xs,
    color: color.muted,
    fontSize: font.sm,
    fontWeight: 600,
    "@media": { [desk]: { display: "grid" } },
  },
]);
/** Over the links, which are beside the button of the row. */
export const linksHead = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: space.xs,
  width: "8rem",
  paddingInlineStart: space.xs,
});
export const factsOf = {
  /** Who, from where, when. */
  log: facts("minmax(0, 1fr) 8rem 9.5rem"),
  /** How much, by whom, from where, when. */
  address: facts("5rem minmax(0, 2fr) minmax(0, 2fr) 14rem"),
};
export const links = style({
  paddingInlineStart: `calc(${space.xs} * 2 + 1.25rem)`,
  paddingBlockEnd: space.sm,
  "@media": {
    [desk]: { minWidth: "8rem", paddingInline: space.xs, paddingBlock: 0 },
    [`not all and ${desk}`]: { selectors: { "&:empty": { display: "none" } } },
  },
});
export const body = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space.sm,
  paddingInlineStart: `calc(${space.xs} * 2 + 1.25rem)`,
  paddingBlockEnd: space.sm,
  overflowWrap: "anywhere",
  selectors: { "&[hidden]": { display: "none" } },
});
