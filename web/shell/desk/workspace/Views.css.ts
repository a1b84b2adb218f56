import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font, radius } = tokens;

export const views = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xxs });
export const view = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: "2rem",
  paddingInline: space.xs,
  borderRadius: radius.md,
  color: "inherit",
  fontSize: font.sm,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[data-none]": { color: color.muted, fontWeight: 400 },
    "&[aria-current]": { background: color.info.bg, color: color.info.fg },
  },
});
export const count = style({ fontWeight: 400, fontVariantNumeric: "tabular-nums" });
