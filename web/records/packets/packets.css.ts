import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Two short fields next to each other; one above the other on a phone. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: tokens.space.md,
  alignItems: "end",
});

export const redactions = style({
  display: "grid",
  gap: tokens.space.sm,
  border: "none",
  padding: 0,
  margin: 0,
  minWidth: 0,
});

export const legend = style({ fontWeight: 600, padding: 0, marginBlockEnd: tokens.space.xs });

/** A class, and the law for it. */
export const redaction = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: tokens.space.sm,
  alignItems: "center",
});

/** The page, and what is redacted on it; one above the other on a narrow screen. */
export const review = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  alignItems: "start",
  "@media": { "(min-width: 64rem)": { gridTemplateColumns: "minmax(0, 3fr) minmax(18rem, 2fr)" } },
});

export const sheet = style({
  position: "relative",
  background: "#ffffff",
  border: `1px solid ${tokens.color.line}`,
  minHeight: "12rem",
  userSelect: "none",
  overflow: "hidden",
  selectors: {
    // A finger draws instead of scrolling.
    "&[data-drawing=true]": { cursor: "crosshair", touchAction: "none" },
  },
});

export const picture = style({ display: "block", width: "100%", height: "auto" });

/** While the picture loads, and if it fails. On paper, so its colors do not follow the theme. */
export const note = style({ color: "#14212c", padding: tokens.space.md, position: "absolute", inset: 0 });

/** A redaction: black as in the PDF, and its outline shows which one has the focus. */
export const box = style({
  position: "absolute",
  padding: 0,
  margin: 0,
  border: "2px solid #ffffff",
  outline: "1px solid #000000",
  background: "rgb(0 0 0 / 0.82)",
  color: "#ffffff",
  fontSize: tokens.font.xs,
  fontWeight: 600,
  lineHeight: 1,
  overflow: "hidden",
  cursor: "move",
  touchAction: "none",
  selectors: { "&:focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: "2px" } },
});

/** The four numbers of a box. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: tokens.space.sm,
});

export const progress = style({ width: "100%", accentColor: tokens.color.primary });
