import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space } = tokens;

const hovered = (variant: string) =>
  `&[data-variant="${variant}"]:hover:not([data-disabled], [data-pending], [aria-disabled="true"])`;

/** Buttons, and links that look like one. */
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: tokens.size.target,
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: "1.5px solid transparent",
  borderRadius: tokens.radius.md,
  fontSize: tokens.font.md,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  overflowWrap: "break-word", // not narrower than its longest word
  textDecoration: "none",
  cursor: "pointer",
  transition: "background 120ms, border-color 120ms, color 120ms",
  "@media": {
    // Not on a touch screen, where a finger that has left would still count.
    "(hover: hover)": {
      selectors: {
        [hovered("primary")]: { background: color.primaryHover },
        [hovered("quiet")]: { background: color.sunken, borderColor: color.primary },
        [hovered("plain")]: { background: color.sunken },
        [hovered("danger")]: { background: color.dangerHover },
      },
    },
  },
  selectors: {
    '&[data-variant="primary"]': { background: color.primary, color: color.onPrimary },
    '&[data-variant="primary"]:is([data-pressed], a:hover)': {
      background: color.primaryHover,
    },
    '&[data-variant="quiet"]': {
      background: color.surface,
      color: color.primary,
      borderColor: color.control,
    },
    '&[data-variant="quiet"]:is([data-pressed], a:hover)': {
      background: color.sunken,
      borderColor: color.primary,
    },
    '&[data-variant="plain"]': { background: "transparent", color: color.primary },
    '&[data-variant="plain"]:is([data-pressed], a:hover)': { background: color.sunken },
    '&[data-variant="danger"]': { background: color.danger, color: color.onDanger },
    '&[data-variant="danger"]:is([data-pressed], a:hover)': { background: color.dangerHover },
    "&[data-wide]": { width: "100%" },
    "&[data-square]": { width: tokens.size.target, paddingInline: 0 },
    "&:is([data-pressed], a:active)": { transform: "translateY(1px)" },
    '&:is([data-disabled], [aria-disabled="true"]:not([data-pending]))': {
      background: color.sunken,
      color: color.muted,
      borderColor: color.line,
      borderStyle: "dashed",
      cursor: "not-allowed",
    },
    "&[data-pending]": { cursor: "progress" },
  },
});
