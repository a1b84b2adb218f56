import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { cardLink } from "../layout/CardLink.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { desk, phone } from "../theme/widths.ts";

const { color, space } = tokens;

/** As many equal columns as fit. */
export const stats = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
  gap: space.sm,
  minWidth: 0,
});
export const place = style({ position: "relative", display: "grid", minWidth: 0 });
/** On a phone and at a desk. Only a tablet has room for the icon. */
const compact = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.xs,
  paddingBlock: space.xs,
} as const;
export const stat = style([
  cardLink,
  {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    rowGap: space.xxs,
    "@media": { [desk]: compact, [phone]: compact },
  },
]);
export const label = style({
  color: color.muted,
  fontSize: tokens.font.sm,
  fontWeight: 600,
  // A short label would have the number beside it, and a long one below it.
  "@media": { [phone]: { flexBasis: "100%" } },
});
export const icon = style({
  display: "inline-flex",
  gridColumn: 2,
  gridRow: 1,
  color: color.primary,
  "@media": { [desk]: { display: "none" }, [phone]: { display: "none" } },
});
const tones = ["critical", "caution", "positive", "info"] as const;
for (const tone of tones) globalStyle(`${icon}[data-tone=${tone}]`, { color: color[tone].fg });
const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.3em)" } });
export const count = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  minHeight: "1.2em",
  fontSize: tokens.font.display,
  fontWeight: 750,
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  selectors: {
    "&[data-waiting]": { minHeight: `calc(1.15 * ${tokens.font.display})`, fontSize: tokens.font.xl },
    "&[data-changed]": { animation: `${arrive} 240ms ease-out` },
  },
});
export const hint = style({
  gridColumn: "1 / -1",
  flexBasis: "100%",
  color: color.muted,
  fontSize: tokens.font.xs,
});
