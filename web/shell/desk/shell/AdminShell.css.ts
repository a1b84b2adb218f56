import { globalStyle, style } from "@vanilla-extract/css";
import { page, pageHead, pageLead, pageTitles } from "../../../design/layout/layout.css.ts";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { barHeight, compact, dense } from "../lists/density.css.ts";
import { desk, phone, windowHeight } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;
/** The tabs and the account in one row, without room for a hint. */
const tight = `${desk} and (max-width: 90rem)`;

export const shell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  minWidth: 0,
  alignContent: "start",
  width: "100%",
  "@media": {
    [desk]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      vars: { [tokens.size.wide]: "112rem" },
      marginBlockStart: `calc(-1 * ${space.md})`,
      fontSize: font.md,
      selectors: {
        "&:not([data-density=comfortable])": { vars: compact },
        "&[data-density=dense]": { vars: dense },
      },
    },
  },
});
export const pages = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  minWidth: 0,
  width: "100%",
  maxWidth: tokens.size.wide, // as wide as the pages
  marginInline: "auto",
  alignContent: "start",
});
/** The section bar is beside the title, and both stay in sight. */
globalStyle(`${shell} ${pageHead}:has([data-sections])`, {
  "@media": {
    [desk]: {
      position: "sticky",
      insetBlockStart: barHeight,
      zIndex: 5,
      flexWrap: "nowrap",
      marginBlock: `calc(-1 * ${space.xs})`,
      paddingBlock: space.xxs,
      background: color.page,
    },
  },
});
/** The tab's name next to the page's. */
globalStyle(`${shell} ${pageTitles}`, {
  "@media": { [desk]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.sm } },
});
/** On a phone, the first row matters more than the page's description. */
globalStyle(`${shell} ${pageLead}`, {
  "@media": { [desk]: { maxWidth: "100ch" }, [phone]: { display: "none" } },
});
/** The footer is below the first screen, so that it does not move while a page loads. */
export const content = style({ minWidth: 0, minHeight: `calc(${windowHeight} - ${barHeight} - 3rem)` });
/** Beside the navigation all pages have one left edge. */
globalStyle(`${content} > ${page}`, { marginInlineStart: 0 });
export const person = style({ display: "flex", alignItems: "center", marginInlineStart: "auto" });
export const find = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minWidth: tokens.size.target,
  minHeight: tokens.size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  fontSize: "0.875rem",
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.primary, background: color.sunken },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
/** On a phone for screen readers only: the icon is enough for others. */
export const findWord = style({ "@media": { [phone]: hidesVisually } });
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
