import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, space } = tokens;

/** The card, and how to use it, below or beside. */
export const saying = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  minWidth: 0,
});
export const print = style({
  flex: "1 1 12rem",
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  minWidth: 0,
});
/** As large as a bank card in print, 85.6 by 54 millimeters, if the text fits. */
export const wallet = style({
  display: "grid",
  alignContent: "space-between",
  gap: space.xs,
  width: "100%",
  maxWidth: "22rem",
  padding: space.md,
  border: `2px dashed ${color.control}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const head = style({ display: "flex", alignItems: "center", gap: space.xs });
export const title = style({ fontSize: font.lg });
export const lines = style({ display: "grid", gap: space.xxs, paddingInlineStart: "1.2em", fontWeight: 600 });
export const foot = style({ color: color.muted, fontSize: font.xs });

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });

// The page's buttons and downloads are useless in print.
onPaper("body button, body a[download], body [role=tablist]", { display: "none !important" });

// To print only the card, everything that neither contains it nor is in it is hidden.
const cardAlone = ':root[data-print="card"] body';
onPaper(`${cardAlone} :not(:has(${wallet})):not(${wallet}):not(${wallet} *)`, {
  display: "none !important",
});
onPaper(`${cardAlone} :has(${wallet})`, {
  display: "block",
  minHeight: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  boxShadow: "none",
});
onPaper(`${cardAlone} ${wallet}`, {
  width: "85.6mm",
  maxWidth: "none",
  minHeight: "54mm",
  padding: "4mm",
  background: "#ffffff",
  color: "#000000",
  fontSize: "9pt",
});
