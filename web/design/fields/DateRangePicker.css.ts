import { style } from "@vanilla-extract/css";
import { withForcedColours } from "../theme/forcedColours.ts";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, size, radius } = tokens;

export const group = style({
  justifyContent: "space-between",
  paddingBlock: 0,
  paddingInlineEnd: 0,
  selectors: {
    "&[data-focus-within]": { borderColor: color.primary },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
/** Stacked if there is no room for both. */
export const days = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xxs,
  minWidth: 0,
  paddingBlock: space.xs,
});
export const input = style({ display: "inline-flex", alignItems: "center", whiteSpace: "pre" });
export const segment = style({
  paddingInline: "1px",
  borderRadius: radius.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  outline: "none",
  selectors: {
    "&[data-placeholder]": { color: color.muted },
    "&[data-focused]": { background: color.primary, color: color.onPrimary },
    "&[data-disabled]": { color: color.muted },
  },
  ...withForcedColours({ forcedColorAdjust: "none", background: "Canvas", color: "CanvasText" }),
});
export const opener = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: size.target,
  minHeight: size.target,
  marginBlock: "-1.5px", // over the edges of the box, which it fills
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: "none",
  color: color.primary,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.primaryHover },
    "&[data-focus-visible]": { outlineOffset: "-4px" },
    "&[data-disabled]": { color: color.muted, cursor: "not-allowed" },
  },
});

export const dialog = style({ padding: space.sm, outline: "none" });
export const head = style({ display: "flex", alignItems: "center", gap: space.xs });
export const month = style({ flex: 1, fontSize: tokens.font.md, textAlign: "center" });
export const turn = style([
  opener,
  { marginBlock: 0, selectors: { "&[data-hovered]": { background: color.sunken } } },
]);
export const grid = style({ borderCollapse: "separate", borderSpacing: "0 2px" });
export const weekday = style({ color: color.muted, fontSize: tokens.font.xs, fontWeight: 600, padding: 0 });
export const day = style({
  display: "grid",
  placeItems: "center",
  width: `min(${size.target}, calc((100vw - 5rem) / 7))`,
  height: size.target,
  cursor: "pointer",
  outline: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-outside-month]": { display: "none" },
    "&[data-hovered]": { background: color.sunken, borderRadius: radius.sm },
    "&[data-selected]": { background: color.info.bg, color: color.info.fg, borderRadius: 0 },
    "&:is([data-selection-start], [data-selection-end])": {
      background: color.primary,
      color: color.onPrimary,
      fontWeight: 700,
    },
    "&[data-selection-start]": {
      borderStartStartRadius: radius.md,
      borderEndStartRadius: radius.md,
    },
    "&[data-selection-end]": { borderStartEndRadius: radius.md, borderEndEndRadius: radius.md },
    "&[data-today]": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    "&:is([data-disabled], [data-unavailable])": { color: color.muted, cursor: "not-allowed", opacity: 0.6 },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
