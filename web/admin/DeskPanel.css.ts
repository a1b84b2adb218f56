import { style } from "@vanilla-extract/css";
import { tokens } from "../design/theme/tokens.css.ts";

/** Below what stays at the top of the screen, when a link brings the panel into view. */
export const panel = style({
  minWidth: 0,
  scrollMarginBlockStart: `calc(${tokens.space.xxl} + ${tokens.space.xl})`,
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.xs,
  minWidth: 0,
  fontSize: tokens.font.lg,
  overflowWrap: "anywhere",
});
/** On a phone the drawing alone, so that the title has the room. */
export const refresh = style({ "@media": { "(max-width: 40rem)": { display: "none" } } });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.xs,
});
