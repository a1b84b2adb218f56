import { style } from "@vanilla-extract/css";
import { withForcedColours } from "../theme/forcedColours.ts";
import { tokens } from "../theme/tokens.css.ts";

const { color, space } = tokens;

export const tabs = style({ display: "grid", gap: space.md, minWidth: 0 });
export const row = style({ position: "relative", minWidth: 0 });
/** Tabs fade out under the arrow, on any background. */
const fade = "3.5rem";
const faded = (...sides: ("left" | "right")[]) => ({
  maskImage: sides.map((side) => `linear-gradient(to ${side}, transparent 1.5rem, black ${fade})`).join(", "),
  maskComposite: "intersect",
});
export const list = style({
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${color.line}`,
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    [`${row}[data-before] > &`]: faded("right"),
    [`${row}[data-after] > &`]: faded("left"),
    [`${row}[data-before][data-after] > &`]: faded("right", "left"),
  },
});
/** An arrow where the row continues. */
export const further = style({
  position: "absolute",
  insetBlock: "0 1px",
  display: "none",
  alignItems: "center",
  justifyContent: "flex-end",
  width: fade,
  color: color.primary,
  cursor: "pointer",
  selectors: {
    '&[data-side="end"]': { insetInlineEnd: 0 },
    '&[data-side="start"]': { insetInlineStart: 0, transform: "scaleX(-1)" },
    [`${row}[data-before] > &[data-side="start"], ${row}[data-after] > &[data-side="end"]`]: {
      display: "flex",
    },
  },
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  flexShrink: 0,
  minHeight: tokens.size.target,
  paddingInline: "0.625rem", // four fit on a phone
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: color.muted,
  fontWeight: 600,
  cursor: "pointer",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.text, borderBottomColor: color.control },
    '&[aria-selected="true"]': { color: color.primary, borderBottomColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  ...withForcedColours({ borderBottomColor: "Canvas" }), // transparent is not a system color
});
export const panel = style({
  display: "grid",
  gap: space.md,
  minWidth: 0,
  selectors: { "&:focus-visible": { outlineOffset: "4px" } },
});
