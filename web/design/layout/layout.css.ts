import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, size, font } = tokens;

/** The height that fixed bars take at the bottom of the window, if a page has any. */
export const bottomBarHeight = createVar();
const gaps = {
  '&[data-gap="xs"]': { gap: space.xs },
  '&[data-gap="sm"]': { gap: space.sm },
  '&[data-gap="md"]': { gap: space.md },
  '&[data-gap="lg"]': { gap: space.lg },
};

export const stack = style({ display: "grid", minWidth: 0, alignContent: "start", selectors: gaps });
export const cluster = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minWidth: 0,
  selectors: {
    ...gaps,
    '&[data-spread="true"]': { justifyContent: "space-between" },
    // Fields have their labels above them.
    '&[data-fields="true"]': { alignItems: "end" },
  },
});
globalStyle(`${cluster}[data-fields="true"] > a`, { minHeight: size.target });
/** As many equal columns as fit; stacked on the narrowest screens. */
/** Below each other where a label would take two lines. */
export const evenly = style({ display: "flex", flexWrap: "wrap", gap: space.sm, minWidth: 0 });
globalStyle(`${evenly} > *`, { flex: "1 1 8.5rem", minWidth: "fit-content" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: space.sm,
  selectors: {
    "&[data-sticky]": {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: space.xs,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.surface,
    },
  },
});
export const list = style({ listStyle: "none", padding: 0, margin: 0 });

export const page = style({
  display: "grid",
  gap: space.lg,
  width: "100%",
  minWidth: 0,
  marginInline: "auto",
  alignContent: "start",
  selectors: {
    '&[data-width="reading"]': { maxWidth: size.reading },
    '&[data-width="wide"]': { maxWidth: size.wide },
  },
});
export const pageHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
export const pageTitles = style({ display: "grid", gap: space.xxs, flex: "1 1 12rem", minWidth: 0 });
export const pageTitle = style({ fontSize: font.xxl, fontWeight: 750, letterSpacing: "-0.02em" });
export const pageLead = style({ color: color.muted, maxWidth: "60ch" });
export const muted = style({ color: color.muted, fontWeight: 400 }); // also next to a name
export const small = style({ fontSize: font.sm });
export const secondary = `${muted} ${small}`;
/** Also long words without a place to break: a hash, an email address. */
export const anywhere = style({ overflowWrap: "anywhere" });
/** Not more than one line. */
export const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
/** Not more than two lines. */
export const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;
export const clamped = style(twoLines);
