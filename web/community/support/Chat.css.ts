import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { hidesVisually } from "../../design/text/visuallyHidden.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { phone } from "../../design/theme/widths.ts";

const { color, space, radius, font } = tokens;

export const log = style({ display: "grid", alignContent: "start", gap: space.sm });
/** One person's turn: who and when, and the bubbles of what was said. */
export const entry = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xxs,
  minWidth: 0,
  scrollMarginBlockStart: `calc(-1 * ${space.sm})`, // nothing of the one before stays in sight
  selectors: { '&[data-role="user"]': { justifyItems: "end" } },
});
export const bubble = style({
  maxWidth: "min(92%, 34rem)",
  minWidth: 0,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.sm} ${radius.lg} ${radius.lg} ${radius.lg}`,
  background: color.surface,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  selectors: {
    [`${entry}[data-role="user"] > &`]: {
      borderColor: color.info.border,
      borderRadius: `${radius.lg} ${radius.sm} ${radius.lg} ${radius.lg}`,
      background: color.info.bg,
    },
    [`${entry}[data-failed] > &`]: { borderColor: color.critical.border, borderInlineStartWidth: "4px" },
  },
});
globalStyle(`${bubble} a[href^="tel:"]`, { whiteSpace: "nowrap" });
export const points = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const point = style({
  display: "grid",
  gap: space.xxs,
  paddingBlock: space.sm,
  selectors: {
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
  },
});
export const pointName = style({ fontWeight: 600 });
export const who = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 600,
});

const breathe = keyframes({ "0%, 100%": { opacity: 0.3 }, "50%": { opacity: 1 } });
export const typing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  minHeight: tokens.size.target,
  color: color.muted,
  fontSize: font.sm,
});
export const typingText = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const dots = style({ display: "inline-flex", gap: "3px" });
export const dot = style({
  width: "6px",
  height: "6px",
  borderRadius: "50%",
  background: "currentColor",
  forcedColorAdjust: "none",
  animation: `${breathe} 1.2s infinite`,
  selectors: { "&:nth-child(2)": { animationDelay: "0.2s" }, "&:nth-child(3)": { animationDelay: "0.4s" } },
});

/** One row above the field; it scrolls sideways where it is too narrow. */
export const replies = style({
  display: "flex",
  gap: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
});
globalStyle(`${replies} > li`, { flexShrink: 0 });
globalStyle(`${replies} button`, {
  paddingInline: space.sm,
  borderRadius: radius.full,
  fontSize: font.sm,
  whiteSpace: "nowrap",
});
/** Sticky while the conversation scrolls. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gap: space.sm,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  paddingBlock: space.sm,
  marginBlockEnd: `calc(-1 * ${space.sm})`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});
export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space.xs,
});
/** On a phone the field has its room. */
export const send = style({ "@media": { [phone]: hidesVisually } });
globalStyle(`${composer} textarea`, {
  minHeight: "3.5rem",
  maxHeight: "10rem",
  "@media": { [phone]: { resize: "none" } },
});
export const tools = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const privacy = style({
  paddingBlockStart: space.xs,
  color: color.muted,
  fontSize: font.sm,
});

export const guidelines = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
});
export const guidelinesTitle = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  fontWeight: 600,
  cursor: "pointer",
});
globalStyle(`${guidelinesTitle} svg`, { marginInlineStart: "auto" });
globalStyle(`${guidelines} ${privacy}`, { padding: space.sm, paddingBlockStart: 0 });
globalStyle(`${guidelines}[open] svg`, { rotate: "180deg" });
export const guidelinesList = style({
  display: "grid",
  gap: space.xxs,
  padding: space.sm,
  paddingBlockStart: 0,
  paddingInlineStart: "2rem",
  fontSize: font.sm,
});
export const danger = style({
  display: "grid",
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${color.critical.border}`,
  borderInlineStartWidth: "5px",
  borderRadius: radius.md,
  background: color.critical.bg,
  color: color.text,
});
export const dangerTitle = style({ fontWeight: 700, lineHeight: 1.3 });
export const dangerNumber = style({ whiteSpace: "nowrap" });
export const dangerWays = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
globalStyle(`${dangerWays} > *`, { flex: "1 1 auto", paddingInline: space.xs });
