import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, size, space } = tokens;

export const footer = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: font.sm,
  "@media": { print: { display: "none" } },
});
/** Calls, and languages. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space.md,
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
