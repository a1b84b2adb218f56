import { globalStyle, style } from "@vanilla-extract/css";

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });

/** Print only: black on white in any theme, in print units. */
export const sheet = style({
  display: "none",
  "@media": {
    print: {
      display: "block",
      color: "#000000",
      background: "#ffffff",
      fontSize: "9pt",
      lineHeight: 1.35,
    },
  },
});
export const title = style({ fontSize: "16pt", lineHeight: 1.2 });
export const filters = style({ marginBlock: "2pt 8pt" });
export const entries = style({
  columns: 2,
  columnGap: "8mm",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
/** An entry is not split over columns or pages. */
export const entry = style({
  breakInside: "avoid",
  paddingBlock: "4pt",
  borderBlockStart: "0.5pt solid #000000",
});
export const name = style({ fontSize: "10pt", lineHeight: 1.25 });
export const type = style({ fontSize: "9pt", fontWeight: 400 });
export const contact = style({ fontSize: "10pt", fontWeight: 700, overflowWrap: "anywhere" });
export const checked = style({ fontSize: "8pt" });

// In print only the sheet remains.
onPaper(`body:has(> ${sheet}) > :not(${sheet})`, { display: "none !important" });
onPaper(`:root:has(> body > ${sheet}), body:has(> ${sheet})`, {
  colorScheme: "light",
  minHeight: 0,
  margin: 0,
  padding: 0,
  background: "#ffffff",
});
