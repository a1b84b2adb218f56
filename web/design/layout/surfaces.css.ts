import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { field } from "../fields/field.css.ts";
import { desk, phone } from "../theme/widths.ts";

const { color, space, radius } = tokens;

export const card = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  padding: space.md,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: tokens.shadow.raised,
  alignContent: "start",
  selectors: { "&[data-compact]": { gap: space.xxs, padding: space.sm } },
});
export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
/** Its words end where the card's do, and it makes the line no higher. */
globalStyle(`${cardHead} > [data-variant="plain"]`, {
  marginInline: `calc(-1 * ${space.md})`,
  marginBlock: `calc(-1 * ${space.xs})`,
});
export const cardTitle = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  flex: "1 1 9rem", // a long title wraps before its badge does
  minWidth: 0,
  overflowWrap: "anywhere", // a name may be one long word
  fontSize: tokens.font.lg,
});
globalStyle(`${cardHead} > .${field}`, {
  "@media": { [desk]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" } },
});
export const cardIcon = style({ display: "inline-flex", color: color.primary });

export const notice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.sm,
  rowGap: space.xxs,
  padding: space.sm,
  border: "1px solid",
  borderInlineStartWidth: "5px",
  borderRadius: radius.md,
});
export const noticeIcon = style({
  display: "inline-flex",
  marginBlockStart: "0.12em",
  fontSize: tokens.font.lg,
});
export const noticeBody = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  color: color.text,
  overflowWrap: "anywhere",
});
export const noticeTitle = style({ fontWeight: 700 });

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  paddingBlock: "0.125rem",
  paddingInline: space.xs,
  border: "1px solid",
  borderRadius: radius.full,
  fontSize: tokens.font.xs,
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  // The normal state is a word; color is for what differs from it.
  selectors: {
    '&[data-tone="neutral"], &[data-plain]': {
      paddingInline: 0,
      borderColor: "transparent",
      background: "none",
      fontWeight: 600,
    },
    '&[data-tone="neutral"]': { color: color.muted },
  },
});

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space.sm,
  paddingBlock: space.xl,
  paddingInline: space.md,
  textAlign: "center",
  background: color.surface,
  border: `1.5px dashed ${color.line}`,
  borderRadius: radius.lg,
});
export const emptyIcon = style({
  display: "grid",
  placeItems: "center",
  width: "4rem",
  height: "4rem",
  borderRadius: "50%",
  background: color.info.bg,
  color: color.info.fg,
});
export const emptyText = style({ color: color.muted, maxWidth: "26rem" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  columnGap: space.md,
  rowGap: space.sm,
  // On a phone each is one line, name and value side by side.
  "@media": { [phone]: { selectors: { "&[data-compact]": { rowGap: space.xs } } } },
});
export const fact = style({
  minWidth: 0,
  selectors: {
    "&[data-wide]": { gridColumn: "1 / -1", maxWidth: "70ch" },
    "&[data-aside]": {
      display: "grid",
      gridTemplate: `"term aside" auto "value value" auto / minmax(0, 1fr) auto`,
      columnGap: space.xs,
    },
  },
  "@media": {
    [phone]: {
      selectors: {
        [`${facts}[data-compact] > &:not([data-stacked])`]: {
          display: "grid",
          gridTemplateColumns: "minmax(8.5rem, 2fr) 3fr",
          alignItems: "baseline",
          gap: space.xs,
        },
      },
    },
  },
});
export const factTerm = style({ color: color.muted, fontSize: tokens.font.sm });
/** Its button is as large as any other, and makes the line no higher. */
export const factAside = style({
  gridArea: "aside",
  marginBlock: `calc(-1 * ${space.sm})`,
  marginInlineEnd: `calc(-1 * ${space.md})`,
});
globalStyle(`${fact}[data-aside] > ${factTerm}`, { gridArea: "term" });
export const factMeans = style({ gridColumn: "1 / -1", color: color.muted, fontSize: tokens.font.sm });
export const factValue = style({ fontWeight: 500, overflowWrap: "anywhere", whiteSpace: "pre-line" });
globalStyle(`${fact}[data-aside] > ${factValue}`, { gridArea: "value" });
/** Its words begin where the value does. */
globalStyle(`${factValue} [data-variant="plain"]`, {
  marginInlineStart: `calc(-1 * ${space.md})`,
  textAlign: "start",
});
/** Amounts that one looks for. */
globalStyle(`${facts}[data-large] > * > ${factValue}`, {
  fontSize: tokens.font.xl,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
