import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, font, space } = tokens;

/** At a desk: its name, what was found, and what is done about it. Its name shows why, and how. */
export const item = style({
  display: "grid",
  minWidth: 0,
  paddingBlock: space.xxs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [desk]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.lg } },
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space.xs,
  paddingBlock: space.xs,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [desk]: { gridTemplateColumns: "auto 15rem minmax(0, 1fr)" } },
});
export const mark = style({
  display: "inline-flex",
  alignSelf: "start",
  paddingBlockStart: space.xxs,
  color: color.primary,
  transition: "transform 120ms",
  selectors: { "details[open] > summary > &": { transform: "rotate(90deg)" } },
});
export const title = style({ margin: 0, fontSize: font.md, fontWeight: 600 });
/** DNS records are long, and have no spaces. */
export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xxs} ${space.xs}`,
  gridColumn: "2",
  maxWidth: "75ch",
  overflowWrap: "anywhere",
  "@media": { [desk]: { gridColumn: "3" } },
});
/** Under what was found. */
export const meaning = style({
  margin: 0,
  marginBlockEnd: space.xs,
  paddingInlineStart: `calc(1rem + ${space.xs})`,
  maxWidth: "75ch",
  color: color.muted,
  fontSize: font.sm,
  overflowWrap: "anywhere",
  "@media": { [desk]: { paddingInlineStart: `calc(16rem + 2 * ${space.xs})`, maxWidth: "none" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space.xs,
  paddingBlock: space.xxs,
  selectors: { "&:empty": { display: "none" } },
  // In the line of what was found.
  "@media": { [desk]: { justifyContent: "end", maxWidth: "30rem", paddingBlock: 0 } },
});
