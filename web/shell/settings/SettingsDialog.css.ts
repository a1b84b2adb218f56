import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { phone } from "../../design/theme/widths.ts";

/** The buttons keep their position between tabs, if the screen has room. */
export const tabs = style({ minHeight: "25rem", "@media": { [phone]: { minHeight: 0 } } });

/** Below a switch's text, not below the switch. */
export const about = style({ paddingInlineStart: `calc(3rem + ${tokens.space.sm})` });

/** The consequences next to the button, or below it if there is no room. */
export const logOut = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  alignItems: "center",
  gap: tokens.space.sm,
  paddingBlockStart: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

/** Equally wide, side by side if there is room. */
export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: tokens.space.sm,
});
