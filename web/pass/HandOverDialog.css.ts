import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../design/theme/tokens.css.ts";

const { space, radius, color } = tokens;

export const card = style({ display: "grid", gap: space.sm, justifyItems: "center", textAlign: "center" });
export const qr = style({ width: "min(100%, 13rem)", borderRadius: radius.md });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space.xs} ${space.xl}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: color.muted });
globalStyle(`${facts} dd`, { margin: 0 });
export const secret = style({
  fontSize: "1.75rem",
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
});

// An eighth of a sheet: A7 on A4.
globalStyle("[data-pass-card]", {
  "@media": { print: { width: "74mm", minHeight: "100mm", padding: "5mm", border: "1px dashed #75848f" } },
});

// The card is printed alone, without the page and the dialog around it.
for (const around of [
  "body:has([data-pass-card]) > :not(:has([data-pass-card]))",
  "[role=dialog]:has(> [data-pass-card]) > :not([data-pass-card])",
])
  globalStyle(around, { "@media": { print: { display: "none !important" } } });
