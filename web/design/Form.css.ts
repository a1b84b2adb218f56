import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

export const form = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const section = style({
  display: "grid",
  gap: tokens.space.md,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    "& + &": {
      borderTop: `1px solid ${tokens.color.line}`,
      paddingTop: tokens.space.lg,
      marginTop: tokens.space.xs,
    },
  },
});
/** Floated, or the fieldset would draw its own line through it. */
export const legend = style({
  float: "left",
  width: "100%",
  padding: 0,
  fontSize: tokens.font.lg,
  fontWeight: 700,
  letterSpacing: "-0.01em",
});
export const sectionLead = style({
  marginBlockStart: `calc(-1 * ${tokens.space.sm})`,
  color: tokens.color.muted,
  fontSize: tokens.font.sm,
});
export const columns = style({
  display: "grid",
  gap: tokens.space.md,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "start",
});

export const summaryList = style({ margin: 0, paddingInlineStart: "1.2em" });
globalStyle(`${summaryList} a`, { color: "inherit", fontWeight: 600 });
