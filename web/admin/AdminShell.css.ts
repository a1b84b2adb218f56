import { globalStyle, style } from "@vanilla-extract/css";
import { pageLead, pageTitles } from "../design/layout/layout.css.ts";
import { tokens } from "../design/theme/tokens.css.ts";
import { compact, desk, wideDesk } from "./density.css.ts";

const { color, space, font, radius } = tokens;
const phone = "(max-width: 40rem)";
/** The tabs and the person in one row, without room for a hint. */
const tight = "(min-width: 80rem) and (max-width: 90rem)";

/** Where the row of tabs continues. */
const fadeTo = (side: "left" | "right") => `linear-gradient(to ${side}, transparent, black 3rem)`;

export const shell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)", // the tabs scroll instead of widening the page
  gap: space.lg,
  minWidth: 0,
  alignContent: "start",
  width: "100%",
  maxWidth: tokens.size.wide, // as wide as the pages
  marginInline: "auto",
  "@media": { [desk]: { vars: compact, marginBlockStart: `calc(-1 * ${space.sm})`, fontSize: font.md } },
});
/** The tab's name next to the page's. */
globalStyle(`${shell} ${pageTitles}`, {
  "@media": { [desk]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm } },
});
globalStyle(`${shell} ${pageLead}`, { "@media": { [desk]: { maxWidth: "100ch" } } });
/** Tabs on one side, the person on the other; stacked on a phone. */
export const head = style({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.sm,
  borderBottom: `1px solid ${color.line}`,
  "@media": { [wideDesk]: { flexWrap: "nowrap", alignItems: "center" } },
});
export const tabs = style({
  display: "flex",
  minWidth: 0,
  maxWidth: "100%",
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&[data-before]": { maskImage: fadeTo("right") },
    "&[data-after]": { maskImage: fadeTo("left") },
    "&[data-before][data-after]": {
      maskImage: `${fadeTo("right")}, ${fadeTo("left")}`,
      maskComposite: "intersect",
    },
  },
});
export const tab = style({
  display: "grid",
  alignContent: "center",
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  borderBottom: "3px solid transparent",
  color: color.muted,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [wideDesk]: { paddingInline: space.xs, fontSize: font.sm } },
  selectors: {
    "&:hover": { color: color.primary },
    '&[aria-current="page"]': { color: color.primary, borderBottomColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space.xs,
  marginInlineStart: "auto",
  paddingBlockEnd: space.xs,
  "@media": {
    [phone]: { flexGrow: 1, justifyContent: "space-between" },
    [wideDesk]: { flexWrap: "nowrap", flexShrink: 0, paddingBlockEnd: 0 },
  },
});
/** Without borders, so that they fit next to the tabs. */
globalStyle(`${person}${person} :is(a, button)`, {
  "@media": {
    [desk]: {
      paddingInline: space.xs,
      borderColor: "transparent",
      background: "transparent",
      fontSize: font.sm,
    },
  },
});
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: 600,
  overflowWrap: "anywhere",
  // With Sign out next to it; the navigation is in the row below.
  "@media": { [phone]: { order: -2, flex: "1 1 9rem", minWidth: 0 } },
});
export const leave = style({ "@media": { [phone]: { order: -1 } } });
export const find = style({ "@media": { [phone]: { flexGrow: 1, display: "flex", justifyContent: "end" } } });
/** On a phone for screen readers only: the icon is enough for others. */
export const findWord = style({
  "@media": {
    [phone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
export const shortcut = style({
  paddingInline: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  color: color.muted,
  fontSize: font.xs,
  "@media": { [phone]: { display: "none" }, [tight]: { display: "none" } },
});
export const foot = style({
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: font.sm,
  textAlign: "center",
});
