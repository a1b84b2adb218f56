import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, space } = tokens;

export const timer = style({
  position: "relative",
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  gap: space.xs,
  paddingBlock: "0.125rem",
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: tokens.radius.full,
  background: color.surface,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    "&[data-state=few]": {
      background: color.caution.bg,
      color: color.caution.fg,
      borderColor: color.caution.border,
    },
    "&[data-state=ended]": {
      background: color.critical.bg,
      color: color.critical.fg,
      borderColor: color.critical.border,
    },
  },
});
