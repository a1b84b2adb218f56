import { style } from "@vanilla-extract/css";

/**
 * What does nothing without JavaScript is not shown without it: the script in index.html sets the
 * mark. What stands there instead is in a `<noscript>`.
 */
export const needsScript = style({ selectors: { ":root:not([data-script]) &": { display: "none" } } });
