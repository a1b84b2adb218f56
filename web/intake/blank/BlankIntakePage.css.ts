import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { phone } from "../../design/theme/widths.ts";

const { color, font, radius, space } = tokens;

/** Marks the page for the rules of its print. */
export const page = style({});
export const notInPrint = style({ "@media": { print: { display: "none" } } });
/** The lead explains the screen; the paper needs its space. */
globalStyle(`${page} header p`, { "@media": { print: { display: "none" } } });
globalStyle(`${page} h1`, { "@media": { print: { fontSize: "13pt", margin: 0 } } });

/** Only the sheet is printed, so that it fits on one page. */
globalStyle(
  `body:has(${page}) :is(header, footer, nav, aside):not(${page} *), body:has(${page}) a[href="#main"]`,
  {
    "@media": { print: { display: "none" } },
  },
);

export const sheet = style({
  display: "grid",
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": { print: { gap: "0.35rem", padding: 0, border: 0 } },
});
export const part = style({ breakInside: "avoid" });
export const title = style({
  margin: 0,
  borderBottom: `2px solid ${color.text}`,
  fontSize: font.md,
  "@media": { print: { fontSize: "9.5pt" } },
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: `${space.xs} ${space.sm}`,
  paddingTop: space.xs,
  "@media": {
    [`screen and ${phone}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { gap: "0.2rem 0.6rem", paddingTop: "0.2rem" },
  },
});
/** By twelfths of the line. */
export const field = styleVariants({ 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 12: 12 }, (width) => ({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  gridColumn: `span ${width}`,
  "@media": { [`screen and ${phone}`]: { gridColumn: "auto" } },
}));
export const label = style({
  margin: 0,
  fontSize: font.sm,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  "@media": { print: { fontSize: "7.5pt" } },
});
export const other = style({ color: color.muted, fontWeight: 400 });
export const line = style({
  flex: 1,
  minHeight: "1.75rem",
  borderBottom: `1px solid ${color.text}`,
  "@media": { print: { minHeight: "1.6rem" } },
});
export const options = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0.15rem ${space.md}`,
  margin: 0,
  padding: `${space.xs} 0`,
  listStyle: "none",
  "@media": { print: { gap: "0.1rem 0.7rem", padding: "0.15rem 0" } },
});
export const option = style({ display: "flex", gap: "0.35rem", alignItems: "center" });
export const box = style({
  flex: "none",
  width: "0.95rem",
  height: "0.95rem",
  border: `1.5px solid ${color.text}`,
  "@media": { print: { width: "0.7rem", height: "0.7rem" } },
});
export const after = style({
  color: color.muted,
  fontSize: font.sm,
  "@media": { print: { margin: 0, fontSize: "7.5pt" } },
});
