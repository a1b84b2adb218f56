import { fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { bottomBarHeight } from "../layout/layout.css.ts";
import { modal, shade } from "./Dialog.css.ts";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, radius } = tokens;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });
const onPhone = "screen and (not (min-width: 48rem))";

/** Measured while a toast is shown. */
export const keyboardHeight = "--keyboard-height";
export const toastHeight = "--toast-height";
const keyboard = `var(${keyboardHeight}, 0px)`;
const below = `max(${fallbackVar(bottomBarHeight, "0px")}, ${keyboard})`;
const safely = (height: string) => `calc(${height} + max(${space.sm}, env(safe-area-inset-bottom)))`;

export const region = style({
  position: "fixed",
  zIndex: 40,
  insetBlockEnd: safely(below),
  // A dialog covers the bottom bar.
  selectors: { [`:root:has(${shade}) &`]: { insetBlockEnd: safely(keyboard) } },
  insetInline: space.sm,
  display: "grid",
  justifyItems: "center",
  borderRadius: radius.md,
  "@media": {
    "(min-width: 48rem)": {
      // Dialogs and forms have their buttons at the end of the line.
      insetInlineStart: space.lg,
      insetInlineEnd: "auto",
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
  animation: `${rise} 160ms ease-out`,
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

/** While one is shown on a phone, what it would cover ends above it. */
const room = `calc(var(${toastHeight}) + ${space.lg})`;
globalStyle(`:root:has(${region})`, {
  "@media": { [onPhone]: { scrollPaddingBlockEnd: `calc(${room} + ${below})` } },
});
globalStyle(`:root:has(${region}) main`, { "@media": { [onPhone]: { paddingBlockEnd: room } } });
globalStyle(`:root:has(${region}) ${modal}`, {
  "@media": { [onPhone]: { maxHeight: `calc(100% - 2 * ${room})`, minHeight: 0 } },
});
globalStyle(`:root:has(${region}) ${modal}[data-drawer]`, {
  "@media": { [onPhone]: { maxHeight: `calc(100% - ${room})` } },
});
