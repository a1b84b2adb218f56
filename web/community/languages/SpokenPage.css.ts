import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, space } = tokens;

export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { print: { gridTemplateColumns: "repeat(4, 1fr)", gap: "0.35rem" } },
});
/** Large enough to point at. */
export const language = style({
  display: "grid",
  alignContent: "center",
  minHeight: "4rem",
  padding: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  textAlign: "center",
  breakInside: "avoid",
  "@media": { print: { minHeight: "3.25rem", padding: "0.25rem" } },
});
export const own = style({ fontSize: font.lg, fontWeight: 700, lineHeight: 1.3 });
export const name = style({ color: color.muted, fontSize: font.sm });
export const next = style({ color: color.muted, "@media": { print: { display: "none" } } });
/** Beside the title, not halfway down its lead. */
export const notInPrint = style({ alignSelf: "start", "@media": { print: { display: "none" } } });
