import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { space, font } = tokens;
const ink = "#000000";
const grey = "#444444";

export const paper = style({
  "@media": {
    screen: { display: "none" },
    print: { display: "block", background: "#ffffff", color: ink, fontSize: "11pt", colorScheme: "light" },
  },
});
// Only the sheet is printed, without the app around it and its scrolling.
globalStyle(`body:has(> ${paper}) > :not(${paper})`, {
  "@media": { print: { display: "none !important" } },
});
globalStyle(`html:has(${paper}), body:has(> ${paper})`, {
  "@media": {
    print: {
      overflow: "visible !important",
      height: "auto !important",
      background: "#ffffff !important",
      paddingInlineEnd: "0 !important",
    },
  },
});
globalStyle(`${paper} h1`, { fontSize: "20pt", marginBlockEnd: space.sm });
globalStyle(`${paper} h2`, { fontSize: "14pt", marginBlockEnd: space.xs });
globalStyle(`${paper} h3`, { fontSize: "11pt", marginBlock: space.xs });

export const facts = style({ margin: 0 });
globalStyle(`${facts} > div`, { display: "flex", gap: space.xs });
globalStyle(`${facts} dt`, { color: grey, minWidth: "9rem" });
globalStyle(`${facts} dd`, { margin: 0 });

export const entry = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${grey}`,
});
globalStyle(`${entry} h2, ${entry} h3, ${facts}`, { breakAfter: "avoid" });
export const text = style({ marginBlock: space.sm, whiteSpace: "pre-wrap", orphans: 3, widows: 3 });
export const files = style({ paddingInlineStart: "1.2em" });
export const file = style({ breakInside: "avoid", marginBlockEnd: space.sm });
export const fingerprint = style({
  display: "block",
  color: grey,
  fontFamily: font.mono,
  fontSize: "7.5pt",
  overflowWrap: "anywhere",
});
export const photo = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "18cm",
  marginBlockStart: space.xs,
});
export const note = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${grey}`,
  color: grey,
  fontSize: "9pt",
});
