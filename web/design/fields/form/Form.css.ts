import { globalStyle, style } from "@vanilla-extract/css";
import * as choices from "../choices/choices.css.ts";
import * as field from "../field.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { desk } from "../../theme/widths.ts";

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
/** Floated, or the fieldset would draw its line through it. */
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
/**
 * Labels, hints, controls and errors of fields side by side share four rows, so that the controls
 * stay aligned. The spacing is below each field, since an unused row would keep its gap.
 */
export const columns = style({
  display: "grid",
  columnGap: tokens.space.md,
  marginBlockEnd: `calc(-1 * ${tokens.space.md})`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "start",
  selectors: { "&[data-short]": { gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" } },
});
globalStyle(`${columns} > *`, { gridRow: "span 4", marginBlockEnd: tokens.space.md });
const parts = { [field.label]: 1, [field.hint]: 2, [field.error]: 4 };
globalStyle(`${columns} > .${field.field}`, { gridTemplateRows: "subgrid", rowGap: 0 });
globalStyle(`${columns} > .${field.field} > *`, { gridRow: 3, marginBlockStart: tokens.space.xxs });
for (const [part, gridRow] of Object.entries(parts))
  globalStyle(`${columns} > .${field.field} > .${part}`, { gridRow });
globalStyle(`${columns} > .${field.field} > .${field.label}`, { marginBlockStart: 0 });

/** For fields with long hints: label and hint in one column, all controls in the next. */
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
globalStyle(`${rows} > *`, { paddingBlock: tokens.space.sm });
globalStyle(`${rows} > * + *`, { borderBlockStart: `1px solid ${tokens.color.line}` });
const beside = { "@media": { [desk]: { gridColumn: 2 } } } as const;
globalStyle(`${rows} > .${field.field}`, {
  "@media": {
    [desk]: {
      gridTemplateColumns: "minmax(0, 34rem) 20rem",
      columnGap: tokens.space.xl,
      rowGap: 0,
      alignItems: "center",
    },
  },
});
globalStyle(`${rows} > .${field.field} > :not(.${field.label}, .${field.hint}, .${field.error})`, {
  "@media": { [desk]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
globalStyle(`${rows} > .${field.field} > .${field.error}`, beside);
/** A switch stands where the other controls do. */
globalStyle(`${rows} > * > .${choices.choice}`, {
  fontWeight: 600,
  "@media": {
    [desk]: { display: "grid", gridTemplateColumns: "minmax(0, 34rem) 20rem", columnGap: tokens.space.xl },
  },
});
globalStyle(`${rows} > * > .${choices.choice} > .${choices.track}`, { "@media": { [desk]: { order: 1 } } });
globalStyle(`${rows} .${field.hint}`, { maxWidth: "70ch" });

export const summaryList = style({ margin: 0, padding: 0, listStyle: "none" });
/** Each on its own line, and high enough for a finger. */
globalStyle(`${summaryList} a`, {
  display: "flex",
  alignItems: "center",
  minHeight: "2.25rem",
  paddingBlock: tokens.space.xxs,
  color: "inherit",
  fontWeight: 600,
});
