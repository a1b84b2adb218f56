import { style } from "@vanilla-extract/css";

/**
 * Hides elements that need JavaScript: the script in index.html sets the mark. Their replacement is
 * in a `<noscript>`.
 */
export const needsScript = style({ selectors: { ":root:not([data-script]) &": { display: "none" } } });
/** In the place of what a script would keep current. */
export const withoutScript = style({ selectors: { ":root[data-script] &": { display: "none" } } });
