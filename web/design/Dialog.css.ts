import { keyframes, style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const { color, space, radius } = tokens;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const shade = style({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  display: "grid",
  placeItems: "center",
  padding: space.sm,
  background: color.shade,
  animation: `${appear} 120ms ease-out`,
});
export const modal = style({
  width: "min(32rem, 100%)",
  maxHeight: "calc(100dvh - 1.5rem)",
  overflow: "auto",
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  boxShadow: tokens.shadow.floating,
  animation: `${rise} 160ms ease-out`,
  selectors: { "&[data-wide]": { width: "min(48rem, 100%)" } },
});
export const dialog = style({
  display: "grid",
  gap: space.md,
  padding: `clamp(${space.md}, 5vw, ${space.lg})`,
  outline: "none",
});
export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.sm,
});
export const title = style({ fontSize: tokens.font.xl, paddingBlockStart: space.xs });
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "end", gap: space.sm });
