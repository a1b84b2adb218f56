import { style } from "@vanilla-extract/css";
import { tokens } from "../design/theme/tokens.css.ts";

/** Below the sticky header, when a link scrolls to the panel. */
export const panel = style({
  minWidth: 0,
  scrollMarginBlockStart: `calc(${tokens.space.xxl} + ${tokens.space.xl})`,
});
/**
 * As high as the screen, so that what follows moves out of sight only. A panel that an address
 * opens stays so: if it became shorter, the page would scroll back.
 */
export const tall = style({ minHeight: "100dvh" });
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.xs,
  minWidth: 0,
  fontSize: tokens.font.lg,
  overflowWrap: "anywhere",
});
/** On a phone the icon only, so that the title has room. */
export const refresh = style({ "@media": { "(max-width: 40rem)": { display: "none" } } });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.xs,
});
