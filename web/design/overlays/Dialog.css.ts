import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { phone } from "../theme/widths.ts";

const { color, space, radius } = tokens;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });
const slide = keyframes({ from: { transform: "translateX(100%)" } });

/** Also one that lies on its side. Not what is printed. */
export const onPhone = `screen and ${phone}, screen and (max-height: 30rem)`;

/** The visible part of the window while a phone's keyboard is open, measured by react-aria. */
const height = fallbackVar("var(--visual-viewport-height)", "100dvh");

export const shade = style({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  display: "grid",
  gridTemplateRows: `calc(${height} - 2 * ${space.sm})`,
  placeItems: "center",
  padding: space.sm,
  background: color.shade,
  animation: `${appear} 120ms ease-out`,
  selectors: {
    "&[data-drawer]": {
      overflow: "hidden", // the slide-in must not widen the window
      gridTemplateRows: height,
      placeItems: "stretch end",
      padding: 0,
    },
  },
  "@media": {
    [onPhone]: { selectors: { "&[data-filling]": { gridTemplateRows: height, padding: 0 } } },
  },
});
export const modal = style({
  width: "min(32rem, 100%)",
  maxHeight: "100%",
  overflow: "auto",
  scrollPaddingBlockStart: "5rem", // the focused element stays below its header
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: tokens.shadow.floating,
  animation: `${rise} 160ms ease-out`,
  selectors: {
    "&[data-wide]": { width: "min(64rem, 100%)" },
    // A strip of the page stays visible next to it, even on a phone; a press there closes it.
    "&[data-drawer]": {
      width: "min(26rem, calc(100% - 2rem))",
      borderWidth: 0,
      borderInlineStartWidth: "1px",
      borderRadius: 0,
      animation: `${slide} 200ms ease-out`,
    },
  },
  "@media": {
    [onPhone]: {
      selectors: {
        "&[data-filling]": { width: "100%", height: "100%", borderWidth: 0, borderRadius: 0 },
      },
    },
  },
});
const edge = `clamp(${space.md}, 5vw, ${space.lg})`;
export const dialog = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  padding: edge,
  outline: "none",
  // Its final buttons are at the bottom, even with little content.
  selectors: {
    [`${modal}[data-drawer] > &`]: {
      minHeight: "100%",
      gridTemplateRows: "auto 1fr auto",
      alignItems: "start",
    },
  },
  "@media": {
    [onPhone]: {
      selectors: {
        [`${modal}[data-filling] > &`]: {
          minHeight: "100%",
          gridTemplateRows: "auto 1fr",
          gap: space.xs,
          padding: space.md,
        },
      },
    },
  },
});
/** Sticky, so that a long dialog can be closed from anywhere. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  marginBlockStart: `calc(-1 * ${edge})`,
  paddingBlockStart: edge,
  background: color.surface,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.sm,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: tokens.font.xl,
  paddingBlockStart: space.xs,
  overflowWrap: "anywhere", // a file name may be its title
  "@media": {
    [onPhone]: { selectors: { [`${modal}[data-filling] &`]: { fontSize: tokens.font.lg } } },
  },
});
export const exit = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: tokens.size.target,
  paddingInline: space.xs,
  borderRadius: radius.md,
  color: color.danger,
  fontWeight: 800,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.sunken } },
});
