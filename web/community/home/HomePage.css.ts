import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;

export const home = style({ display: "grid", gap: space.md, minWidth: 0 });

/** Its own colors in both themes. */
export const hero = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xxs,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.lg,
  background: color.hero,
  outline: "1px solid transparent", // visible in forced colors
  color: color.onHero,
  vars: {
    [color.primary]: "#ffffff",
    [color.primaryHover]: "#dcebf5",
    [color.onPrimary]: "#0a2f4d",
    [color.focus]: "#ffd27a",
  },
});
export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const title = style({
  fontSize: font.xxl,
  fontWeight: 800,
  letterSpacing: "-0.03em",
});
export const tagline = style({ fontWeight: 700 });
export const lead = style({
  color: color.onHeroMuted,
  fontSize: font.sm,
  lineHeight: 1.35,
  maxWidth: "60ch",
});
export const ways = style({ display: "grid", gap: space.xs });
/** One quiet row: most readers are not officers. */
export const officers = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
globalStyle(`${officers} > a`, { flex: "1 1 auto", paddingInline: space.xs, fontSize: font.xs });

/** Equal tiles. */
export const needs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gridAutoRows: "1fr",
  gap: space.xs,
  "@media": { [desk]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});
globalStyle(`${needs} > a`, {
  justifyContent: "flex-start",
  paddingInline: space.xs,
  fontSize: font.sm,
  textAlign: "start",
});
/** One line on a phone, for most states. */
export const filtered = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.xs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radius.md,
  background: color.info.bg,
  fontSize: font.xs,
});

export const steps = style({ display: "grid", gap: space.md });
export const stepList = style({ display: "grid", gap: space.md, padding: 0, listStyle: "none" });
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.sm,
  selectors: {
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: "2.75rem -1rem",
      insetInlineStart: "1.3125rem",
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
});
export const stepIcon = style({
  display: "grid",
  placeItems: "center",
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: "50%",
  background: color.info.bg,
  color: color.info.fg,
});
export const stepTitle = style({ fontSize: font.md });
export const stepText = style({ color: color.muted, fontSize: font.sm });
