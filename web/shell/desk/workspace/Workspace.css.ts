import { globalStyle, style } from "@vanilla-extract/css";
import { manyTools, tools } from "../lists/DeskList.css.ts";
import { barHeight, widestDesk } from "../lists/density.css.ts";
import { field, label } from "../../../design/fields/field.css.ts";
import { page, pageHead, pageTitles } from "../../../design/layout/layout.css.ts";
import { empty } from "../../../design/layout/surfaces.css.ts";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { oneLine } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk, windowHeight } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;
export const onPhone = `not all and ${desk}`;

/** List and detail side by side at a desk, each with its own scrolling; one of them elsewhere. */
export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": {
    [desk]: {
      gridTemplateColumns: "minmax(31rem, 6fr) minmax(0, 8fr)",
      selectors: {
        "&[data-narrow]": { gridTemplateColumns: "minmax(30rem, 4fr) minmax(0, 9fr)" },
        "&[data-alone]": { gridTemplateColumns: "minmax(0, 1fr)" },
      },
    },
  },
});
/**
 * Nothing follows at a desk: at the end of the page, the footer would push the sticky panes up, and
 * their heads under the bar.
 */
const besideDetail = `${panes}:not([data-alone])`;
globalStyle(`main:has(${besideDetail})`, { "@media": { [desk]: { paddingBlockEnd: 0 } } });
globalStyle(`main:has(${besideDetail}) footer`, { "@media": { [desk]: { display: "none" } } });
/**
 * On a phone the open detail is the page, so what is above it gives way. The title stays for screen
 * readers.
 */
const openPanes = `${panes}[data-open]`;
globalStyle(`${page} :not(${pageHead}):has(~ ${openPanes}, ~ * ${openPanes})`, {
  "@media": { [onPhone]: { display: "none" } },
});
globalStyle(`${page}:has(${openPanes}) > ${pageHead}`, { "@media": { [onPhone]: hidesVisually } });
globalStyle(`${page}:has(${openPanes}) > ${pageHead} > :not(${pageTitles})`, {
  "@media": { [onPhone]: { display: "none" } },
});
/** A third column on the widest screens. */
export const withSecond = style({
  "@media": { [widestDesk]: { gridTemplateColumns: "minmax(31rem, 6fr) repeat(2, minmax(0, 8fr))" } },
});
export const second = style({ "@media": { [`not all and ${widestDesk}`]: { display: "none" } } });
const pane = {
  minWidth: 0,
  "@media": {
    [desk]: {
      position: "sticky",
      insetBlockStart: `calc(${barHeight} + ${space.xs})`,
      maxHeight: `calc(${windowHeight} - ${barHeight} - 2 * ${space.xs})`,
      overflow: "auto",
    },
  },
} as const;
export const list = style({
  ...pane,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  alignContent: "start",
  selectors: { [`${panes}[data-alone] > &`]: { position: "static", maxHeight: "none", overflow: "visible" } },
});
export const detail = style({
  ...pane,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.md,
  "@media": {
    [desk]: {
      ...pane["@media"][desk],
      // Padding at the top would show scrolled text above the sticky head.
      padding: `0 ${space.md} ${space.md}`,
      selectors: { "&::before": { content: "" } },
      border: `1px solid ${color.line}`,
      borderRadius: radius.lg,
      background: color.surface,
      minHeight: "70dvh",
    },
  },
});
/** The pane has a border already. */
globalStyle(`${detail} > ${empty}`, { border: 0 });
/** With too little room for both. */
export const awayOnPhone = style({ "@media": { [onPhone]: { display: "none" } } });
export const phoneOnly = style({ "@media": { [desk]: { display: "none" } } });

/** Under the title, in the space that its buttons or the next line leave: nothing moves for it. */
export const others = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)", // below the focus ring of the title
  maxWidth: "100%",
  ...oneLine,
  color: color.muted,
  fontSize: font.xs,
  lineHeight: 1.2,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  selectors: { [`&:has(${others})`]: { rowGap: space.lg } },
  // Its buttons stay in sight.
  "@media": {
    [desk]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 2,
      marginBlockStart: `calc(-1 * ${space.md})`,
      paddingBlock: space.xs,
      paddingInlineEnd: `calc(${tokens.size.target} + ${space.xs})`,
      background: color.surface,
    },
  },
});
/** At the end of the first line, wherever the buttons have room. */
export const close = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineEnd: 0,
  "@media": { [onPhone]: { display: "none" } },
});
/** Alone above the title. */
export const back = style({
  flexBasis: "100%",
  marginInlineStart: `calc(-1 * ${space.sm})`,
  "@media": { [desk]: { display: "none" } },
});
/** A long title takes a second line before its buttons do. */
export const titles = style({
  position: "relative",
  minWidth: 0,
  "@media": {
    [desk]: { display: "grid", flex: "1 1 10rem", alignContent: "center", minHeight: tokens.size.target },
  },
});
export const title = style({
  fontSize: font.lg,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  selectors: { "&:focus": { outline: "none" }, "&:focus-visible": { outline: `3px solid ${color.focus}` } },
});
export const keys = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.md}`,
  margin: 0,
});
export const key = style({
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  fontFamily: font.mono,
  fontSize: font.sm,
});
export const what = style({ margin: 0 });
export const deskOnly = style({ "@media": { [onPhone]: { display: "none" } } });

/** The list is too narrow for labels: the icon and the chosen words identify the fields. */
globalStyle(`${besideDetail} ${tools} > :first-child`, { "@media": { [desk]: { flexBasis: "12rem" } } });
globalStyle(`${besideDetail} ${tools} > :last-child`, { "@media": { [desk]: { flexBasis: "10rem" } } });
globalStyle(`${besideDetail} :is(${tools}, ${manyTools}) ${field}`, {
  "@media": { [desk]: { position: "relative", gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${besideDetail} ${tools} ${label}`, { "@media": { [desk]: hidesVisually } });
globalStyle(`${besideDetail} ${manyTools}`, { gridTemplateColumns: "minmax(0, 1fr)" });
/** As high as the bar of the chosen cases that takes its place. */
export const count = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: tokens.size.target,
});
