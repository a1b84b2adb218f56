import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { bottomBarHeight } from "../../design/layout/layout.css.ts";
import { shade } from "../../design/overlays/Dialog.css.ts";
import { withForcedColours } from "../../design/theme/forcedColours.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk, phone, windowHeight } from "../../design/theme/widths.ts";

const { color, space, font, size, radius } = tokens;

/** With a large font on a narrow phone four labels must still fit side by side. */
const navLabel = `min(${font.xs}, 3.2vw)`;

export const ground = style({ background: color.sunken });
export const column = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: size.shell,
  minHeight: windowHeight,
  marginInline: "auto",
  background: color.page,
  "@media": { "(min-width: 32rem)": { boxShadow: `0 0 0 1px ${color.line}` } },
});
export const full = style({ display: "flex", flexDirection: "column", minHeight: windowHeight });

/** Calm: nothing is wrong, and no action is needed. */
export const maintenanceNotice = style({
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.info.bg,
  color: color.info.fg,
  borderBottom: `1px solid ${color.info.border}`,
  fontSize: font.sm,
  selectors: { ":root:not([data-maintained]) &": { display: "none" } },
});

/** A window zoomed to 400 %, or in landscape with an open keyboard, has no room for fixed bars. */
const lowWindow = "(max-height: 26rem)";
/** Where four tools must share the space next to the logo. */
const narrowest = "(max-width: 22rem)";

export const header = style({
  "@media": { [lowWindow]: { position: "static" }, [narrowest]: { gap: 0, paddingInline: space.xxs } },
  position: "sticky",
  top: 0,
  zIndex: 10,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
/** The administrators' bar is one line. With large text on a phone its tools go to a second one. */
globalStyle(`${header}[data-desk]`, {
  flexWrap: "wrap",
  gap: `0 ${space.xs}`,
  paddingBlock: 0,
  "@media": {
    [desk]: { flexWrap: "nowrap", height: "3.5rem" },
    [`not all and ${desk}`]: { position: "static", minHeight: `calc(${size.target} + 1px)` },
    [phone]: { paddingInline: space.xs, gap: 0 },
  },
});
export const slot = style({ display: "contents" });
/** If there is no room next to the logo, the name wraps out of sight. */
export const brand = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  height: tokens.size.target,
  alignContent: "flex-start",
  minWidth: 0,
  overflow: "hidden",
  color: color.text,
  textDecoration: "none",
  paddingInlineEnd: space.xxs,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
// Selected by element, so that this wins over the logo's own height in any order of the files.
globalStyle(`${brand} > svg, ${brand} > span`, {
  height: tokens.size.target,
  lineHeight: tokens.size.target,
});
export const brandName = style({ fontSize: font.lg, fontWeight: 800, letterSpacing: "-0.02em" });

/** All the space next to the logo; with very large text the tools take a second line. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  flexShrink: 0,
  maxWidth: "calc(100% - 3.5rem)",
  "@media": { [narrowest]: { maxWidth: "calc(100% - 2.75rem)" } },
});
globalStyle(`${header}[data-desk] > ${tools}`, { maxWidth: "none" });
export const tool = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minWidth: "min(3.75rem, 17vw)",
  "@media": {
    [narrowest]: { minWidth: "2.75rem", paddingInline: "1px", fontSize: `min(${navLabel}, 2.9vw)` },
  },
  gap: "0.125rem",
  minHeight: "3.5rem",
  paddingInline: space.xxs,
  border: 0,
  borderRadius: radius.md,
  background: "transparent",
  color: color.muted,
  fontSize: navLabel,
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.primary, background: color.sunken },
    '&[aria-current="page"]': {
      color: color.primary,
      textDecoration: "underline 2px",
      textUnderlineOffset: "0.3em",
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
/** If four tools and the logo do not fit, the one that the bottom bar has too is hidden. */
export const alsoBelow = style({ "@media": { "(max-width: 26rem)": { display: "none" } } });
/** Found at once by a person who needs it. */
export const exit = style([tool, { color: color.danger, fontWeight: 800 }]);
// A dialog has its own Exit, so the page's is hidden.
globalStyle(`:root:has(${shade}) ${exit}`, { visibility: "hidden" });
/** The number of new ones, next to the icon. */
export const toolCount = style({
  position: "absolute",
  insetBlockStart: space.xxs,
  insetInlineEnd: 0,
  paddingInline: space.xxs,
  border: `1px solid ${color.info.border}`,
  borderRadius: radius.full,
  background: color.info.bg,
  color: color.info.fg,
  fontSize: `min(${font.xs}, 3vw)`,
  fontWeight: 700,
});
globalStyle(`${header}[data-desk] ${tools}`, { order: 3, flexWrap: "nowrap" });
globalStyle(`${header}[data-desk] ${tool}`, { minWidth: size.target, minHeight: size.target });
globalStyle(`${header}[data-desk] ${brandName}`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${tool} svg`, { fontSize: font.lg });

export const main = style({
  flex: 1,
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  paddingBlock: space.lg,
  paddingInline: space.md,
});
export const fullMain = style({ paddingBlockEnd: space.xxl });

export const bottom = style({
  "@media": { [lowWindow]: { position: "static" } },
  position: "sticky",
  bottom: 0,
  zIndex: 10,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`:root:has(${bottom})`, {
  vars: { [bottomBarHeight]: "4rem" },
  "@media": { [lowWindow]: { vars: { [bottomBarHeight]: "0px" } } },
});
export const way = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.125rem",
  minHeight: "3.75rem",
  color: color.muted,
  fontSize: navLabel,
  fontWeight: 600,
  textDecoration: "none",
  borderTop: "3px solid transparent",
  selectors: {
    "&:hover": { color: color.primary },
    '&[aria-current="page"]': { color: color.primary, fontWeight: 800, borderTopColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  ...withForcedColours({ borderTopColor: "Canvas" }),
});
export const wayIcon = style({
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "1.75rem",
  borderRadius: radius.full,
  fontSize: font.lg,
  selectors: { [`${way}[aria-current="page"] &`]: { background: color.info.bg } },
  ...withForcedColours({ selectors: { [`${way}[aria-current="page"] &`]: { background: "none" } } }),
});

export const skip = style({
  position: "fixed",
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: 50,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.surface,
  borderRadius: radius.md,
  fontWeight: 700,
  selectors: {
    "&:focus": { boxShadow: tokens.shadow.floating },
    "&:not(:focus)": { transform: "translateY(-300%)" },
  },
});

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });
/** Delayed, so that a quick page does not flicker. */
export const progress = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 60,
  height: "3px",
  background: color.primary,
  ...withForcedColours({ forcedColorAdjust: "none", background: "Highlight" }),
  transformOrigin: "left",
  transform: "scaleX(0)",
  animation: `${grow} 4s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards`,
});

// In print nothing floats over the text, and navigation is useless.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });
onPaper(`${tools}, ${bottom}`, { display: "none" });
onPaper(`${ground}, ${column}`, { maxWidth: "none", background: "none", boxShadow: "none" });
