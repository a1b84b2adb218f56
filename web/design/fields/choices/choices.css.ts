import { globalStyle, style } from "@vanilla-extract/css";
import { withForcedColours } from "../../theme/forcedColours.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { phone } from "../../theme/widths.ts";

const { color, space, radius } = tokens;

export const choice = style({
  position: "relative", // its hidden input scrolls with it
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: tokens.size.target,
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: color.muted, cursor: "not-allowed" } },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "1.5rem",
  height: "1.5rem",
  border: `2px solid ${color.control}`,
  borderRadius: radius.sm,
  background: color.surface,
  transition: "background 120ms, border-color 120ms",
});
globalStyle(`${choice}:not([data-selected]) ${mark} > *`, { visibility: "hidden" });
globalStyle(`${choice}[data-hovered] ${mark}`, { borderColor: color.primary });
globalStyle(`:is(${choice}, button)[data-selected] ${mark}`, {
  background: color.primary,
  borderColor: color.primary,
  color: color.onPrimary,
});
globalStyle(`${choice}[data-invalid] ${mark}`, { borderColor: color.danger });
globalStyle(`${choice}[data-focus-visible] ${mark}`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: "2px",
});

export const round = style({ borderRadius: "50%" });
export const dot = style({
  width: "0.625rem",
  height: "0.625rem",
  borderRadius: "50%",
  background: "currentColor",
});

export const track = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  width: "3rem",
  height: "1.75rem",
  padding: "2px",
  border: `2px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  transition: "background 120ms",
});
export const thumb = style({
  display: "grid",
  placeItems: "center",
  width: "1.25rem",
  height: "1.25rem",
  borderRadius: "50%",
  background: color.control,
  color: color.surface,
  transition: "transform 120ms",
});
globalStyle(`${choice}[data-selected] ${track}`, { background: color.primary, borderColor: color.primary });
globalStyle(`${choice}[data-selected] ${thumb}`, {
  transform: "translateX(1.25rem)",
  background: color.onPrimary,
  color: color.primary,
});
globalStyle(`${choice}[data-focus-visible] ${track}`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: "2px",
});

globalStyle(
  `${choice}[data-selected] ${mark}, ${choice}[data-selected] ${track}`,
  withForcedColours({
    forcedColorAdjust: "none",
    background: "Highlight",
    color: "HighlightText",
    borderColor: "Highlight",
  }),
);
globalStyle(`${choice} ${thumb}`, withForcedColours({ forcedColorAdjust: "none", background: "ButtonText" }));
globalStyle(
  `${choice}[data-selected] ${thumb}`,
  withForcedColours({ background: "HighlightText", color: "Highlight" }),
);

export const radios = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  selectors: { '[data-orientation="vertical"] > &': { flexDirection: "column" } },
  "@media": { [phone]: { flexDirection: "column" } },
});

export const toggles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr))",
  gap: space.xs,
});
export const toggle = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: "3.25rem",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { borderColor: color.primary },
    [`[data-invalid] > ${toggles} > &`]: {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    "&[data-selected]": {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 1.5px ${color.primary}`,
      background: color.info.bg,
      color: color.info.fg,
    },
    "&[data-disabled]": { color: color.muted, background: color.sunken, cursor: "not-allowed" },
  },
});
/** Several may be chosen. */
export const toggleCheck = style([mark, { marginInlineStart: "auto" }]);
