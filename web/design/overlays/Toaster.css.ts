import { keyframes, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, radius } = tokens;
const drop = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const region = style({
  position: "fixed",
  zIndex: 40,
  insetBlockStart: `max(${space.sm}, env(safe-area-inset-top))`,
  insetInline: space.sm,
  display: "grid",
  justifyItems: "center",
  borderRadius: radius.md,
  "@media": {
    "(min-width: 48rem)": {
      insetInlineStart: "auto",
      insetInlineEnd: space.lg,
      width: "22rem",
    },
  },
});
export const toast = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.sm,
  width: "min(27rem, 100%)",
  padding: space.xs,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.control}`,
  borderRadius: radius.md,
  boxShadow: tokens.shadow.floating,
  touchAction: "pan-y",
  animation: `${drop} 160ms ease-out`,
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  width: "2.5rem",
  height: "2.5rem",
  border: "1px solid",
  borderRadius: radius.sm,
});
export const text = style({
  display: "grid",
  fontSize: tokens.font.sm,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line", // several errors are stacked
});
export const title = style({ fontWeight: 700, fontSize: tokens.font.md });
/** Below the text, so that a long label does not narrow it. */
export const action = style({ gridColumn: 2, gridRow: 2, justifySelf: "start" });
