import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, font, size, space } = tokens;

/** The pages are beside the rest. */
const atDesk = `screen and ${desk}`;

export const footer = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: font.sm,
  "@media": {
    print: { display: "none" },
    [atDesk]: {
      gridTemplate: "auto auto auto 1fr / repeat(2, minmax(0, 1fr))",
      justifyItems: "start",
      columnGap: space.lg,
      paddingInline: `max(${space.md}, calc(50% - ${size.reading} / 2))`,
    },
  },
});
/** Calls, and languages. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space.md,
  "@media": { [atDesk]: { justifyContent: "start" } },
});
/** On a phone in two columns: three rows less. */
export const pages = style([
  row,
  {
    "@media": {
      "(max-width: 32rem)": {
        display: "grid",
        gridTemplateColumns: "repeat(2, auto)",
        justifyContent: "stretch",
        width: "100%",
      },
      [atDesk]: {
        display: "grid",
        gridColumn: 2,
        gridRow: "1 / span 3",
        gridTemplateColumns: "repeat(2, auto)",
        justifyContent: "start",
        columnGap: space.xl,
      },
    },
  },
]);
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  color: color.muted,
  textDecorationThickness: "1px",
  selectors: {
    "&:hover": { color: color.primary },
    "&[aria-current]": { color: color.text, fontWeight: 700, textDecoration: "none" },
  },
});
