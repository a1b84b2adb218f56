import { globalStyle, style } from "@vanilla-extract/css";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { withForcedColours } from "../../../design/theme/forcedColours.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { barHeight } from "../lists/density.css.ts";
import { desk, windowHeight } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;
const notAtDesk = `not all and ${desk}`;

/** In sight while the page scrolls; scrolls by itself in a low window. */
export const side = style({
  display: "grid",
  alignContent: "start",
  gap: space.sm,
  width: "12rem",
  "@media": {
    [notAtDesk]: { display: "none" },
    [desk]: {
      position: "sticky",
      insetBlockStart: barHeight,
      maxHeight: `calc(${windowHeight} - ${barHeight})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
      paddingBlock: space.sm,
      paddingInlineEnd: space.xs,
    },
    print: { display: "none" },
  },
  selectors: { "&[data-folded]": { width: "auto" } },
});
export const groupName = style({
  paddingInline: space.xs,
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 600,
  letterSpacing: 0,
  selectors: { [`${side}[data-folded] &`]: { display: "none" } },
});
export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const place = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "1.75rem",
  paddingInline: space.xs,
  borderRadius: radius.sm,
  color: color.text,
  fontSize: font.sm,
  fontWeight: 500,
  textDecoration: "none",
  "@media": { [notAtDesk]: { minHeight: tokens.size.target, fontSize: font.md } },
  selectors: {
    "&:hover": { background: color.sunken },
    // In the weight of the others: a bolder name could need a second line.
    "&[aria-current]": {
      background: color.info.bg,
      color: color.info.fg,
      ...withForcedColours({ background: "Highlight", color: "HighlightText" }),
    },
    "&:focus-visible": { outlineOffset: "-3px" },
    [`${side}[data-folded] &`]: { position: "relative", justifyContent: "center", minWidth: "2.5rem" },
  },
});
export const name = style({
  flex: 1,
  minWidth: 0,
  selectors: {
    [`${side}[data-folded] &`]: hidesVisually,
  },
});
export const urgent = style({
  minWidth: "1.25rem",
  paddingInline: "0.375rem",
  borderRadius: radius.full,
  background: color.danger,
  color: color.onDanger,
  fontSize: font.xs,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.25rem",
  textAlign: "center",
  selectors: {
    [`${side}[data-folded] &`]: {
      position: "absolute",
      insetBlockStart: "-0.25rem",
      insetInlineEnd: "-0.25rem",
    },
  },
});
export const fold = style([
  place,
  {
    width: "100%",
    border: 0,
    background: "none",
    color: color.muted,
    textAlign: "start",
    cursor: "pointer",
  },
]);
globalStyle(`${fold}[aria-pressed=true] > svg`, { transform: "scaleX(-1)" });
export const menu = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: tokens.size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  fontSize: font.sm,
  fontWeight: 600,
  cursor: "pointer",
  "@media": { [desk]: { display: "none" } },
});
export const menuWord = style({ "@media": { "(max-width: 22rem)": hidesVisually } });
export const panel = style({
  display: "grid",
  width: "min(20rem, calc(100vw - 1rem))",
  maxHeight: "75dvh",
  padding: space.xs,
  overflowY: "auto",
  outline: "none",
});
