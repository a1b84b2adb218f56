import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk, phone } from "../../design/theme/widths.ts";

/** Below the page's head, which stays in sight at a desk, when a link scrolls to the panel. */
export const panel = style({
  minWidth: 0,
  "@media": { [desk]: { scrollMarginBlockStart: tokens.space.xl } },
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
export const refresh = style({ "@media": { [phone]: { display: "none" } } });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.xs,
});
