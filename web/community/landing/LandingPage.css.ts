import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;
const wide = "(min-width: 60rem)";

export const landing = style({
  display: "grid",
  gap: space.lg,
  width: "100%",
  minWidth: 0,
  maxWidth: size.wide,
  marginInline: "auto",
});
export const calls = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space.sm,
  marginBlock: `calc(-1 * ${space.md})`,
  fontSize: font.xs,
});
export const call = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  color: color.muted,
  textDecorationThickness: "1px",
});
/** Its own colors in both themes, so the buttons on it are white and outlined. */
export const hero = style({
  display: "grid",
  gap: space.md,
  minWidth: 0,
  overflow: "hidden",
  padding: `clamp(${space.md}, 5vw, ${space.xxl})`,
  borderRadius: radius.lg,
  background: color.hero,
  color: color.onHero,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)", alignItems: "center" } },
});
export const words = style({
  display: "grid",
  gap: space.sm,
  justifyItems: "start",
  minWidth: 0,
  vars: {
    [color.primary]: "#ffffff",
    [color.primaryHover]: "#dcebf5",
    [color.onPrimary]: "#0a2f4d",
    [color.focus]: "#ffd27a",
  },
});
export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const title = style({
  fontSize: `clamp(${font.display}, 6vw, 3.5rem)`,
  fontWeight: 800,
  letterSpacing: "-0.03em",
});
export const tagline = style({
  fontSize: font.lg,
  fontWeight: 700,
  lineHeight: 1.25,
  "@media": { [wide]: { fontSize: font.xl } },
});
export const lead = style({ color: color.onHeroMuted, maxWidth: "46ch" });
export const ways = style({
  display: "grid",
  gap: space.sm,
  width: "100%",
  "@media": { "(min-width: 38rem)": { display: "flex", flexWrap: "wrap" } },
  vars: {
    [color.surface]: "transparent",
    [color.control]: "#ffffff",
    [color.sunken]: "rgb(255 255 255 / 0.14)",
  },
});

/** Its caption says for whom it is. */
export const way = style({ display: "grid", gap: space.xxs, color: color.onHeroMuted, fontSize: font.sm });

export const points = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: space.lg,
  padding: 0,
  listStyle: "none",
});
export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.sm,
});
export const pointIcon = style({
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "3.25rem",
  borderRadius: "50%",
  background: color.info.bg,
  color: color.info.fg,
});
export const pointTitle = style({ fontSize: font.lg });
export const pointText = style({ color: color.muted });
