import { style } from "@vanilla-extract/css";
import { tokens } from "../design/tokens.css.ts";

/** The buttons keep their place while one goes through the tabs, as far as the screen has room. */
export const tabs = style({ minHeight: "min(25rem, 55dvh)" });

/** Under the words of a switch, not under the switch. */
export const about = style({ paddingInlineStart: `calc(3rem + ${tokens.space.sm})` });

/** As wide as each other, side by side where there is room. */
export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: tokens.space.sm,
});
