import { style } from "@vanilla-extract/css";

/** On a phone the facts fill more than a screen: the way past them. */
export const jump = style({ "@media": { "(min-width: 40.01rem)": { display: "none" } } });
/** Below the window's head, which stays in sight. */
export const parts = style({ minWidth: 0, scrollMarginBlockStart: "5rem" });
