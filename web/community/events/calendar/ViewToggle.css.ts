import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

export const toggle = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  padding: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
});
export const option = style({
  display: "inline-flex",
  flex: "1 1 45%",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.sm,
  border: "1.5px solid transparent",
  borderRadius: radius.sm,
  background: "transparent",
  color: color.muted,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.primary },
    '&[aria-pressed="true"]': {
      background: color.surface,
      borderColor: color.primary,
      color: color.primary,
    },
  },
});
