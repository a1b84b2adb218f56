import { globalStyle } from "@vanilla-extract/css";
import { withForcedColours } from "./forcedColours.ts";
import { tokens } from "./tokens.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", scrollPaddingBlock: "5rem" });
globalStyle("body", {
  margin: 0,
  background: tokens.color.page,
  color: tokens.color.text,
  fontFamily: tokens.font.body,
  fontSize: tokens.font.md,
  lineHeight: 1.5,
  overflowWrap: "break-word",
  textWrap: "pretty",
  "@media": { print: { background: "#ffffff" } },
});
globalStyle("h1, h2, h3, h4", { margin: 0, lineHeight: 1.2, letterSpacing: "-0.012em", textWrap: "balance" });
globalStyle("h2", { fontSize: tokens.font.xl });
globalStyle("h3", { fontSize: tokens.font.lg });
globalStyle("p, dl, dd, ul, ol, figure, fieldset", { margin: 0 });
globalStyle("a", { color: tokens.color.primary, textUnderlineOffset: "0.2em" });
/** The press was recorded, and waits for hydration (web/app/earlyPress.ts). */
globalStyle("button[data-early]", { opacity: 0.5 });
globalStyle("button, input, textarea, select", { font: "inherit", color: "inherit" });
globalStyle(":focus-visible", {
  outline: `3px solid ${tokens.color.focus}`,
  outlineOffset: "2px",
  borderRadius: tokens.radius.sm,
});
// A heading gets the focus after a navigation so that a screen reader starts there; sighted people
// need no focus ring for it.
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: "none" });
globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important", // any duration, however short, would animate changes that have no transition
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
// With forced colors our backgrounds cannot show where a button is. A dashed one is disabled.
globalStyle(
  'button:not([role="tab"], [data-disabled], [aria-disabled="true"])',
  withForcedColours({ borderStyle: "solid !important", borderWidth: "1.5px !important" }),
);
// With forced colors our backgrounds cannot mark what is chosen.
globalStyle(
  '[role="tab"][aria-selected="true"], [aria-pressed="true"], nav a[aria-current="page"]',
  withForcedColours({
    forcedColorAdjust: "none",
    background: "Highlight !important",
    color: "HighlightText !important",
    borderColor: "Highlight !important",
  }),
);
