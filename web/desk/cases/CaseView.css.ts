import { style } from "@vanilla-extract/css";

/** On a phone the facts are longer than a screen: a link past them. */
export const jump = style({ "@media": { "(min-width: 40.01rem)": { display: "none" } } });
/** Below the dialog's sticky header. */
export const parts = style({ minWidth: 0, scrollMarginBlockStart: "5rem" });
