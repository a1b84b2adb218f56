import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color, font, radius } = tokens;

export const cards = style({ display: "grid", gap: space.sm, padding: 0, listStyle: "none" });
export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: radius.md,
  background: color.info.bg,
  color: color.info.fg,
  selectors: {
    '&[data-tone="critical"]': { background: color.critical.bg, color: color.critical.fg },
    '&[data-tone="neutral"]': { background: color.neutral.bg, color: color.neutral.fg },
  },
});
export const about = style({ flex: "1 1 9rem", minWidth: 0 });
export const title = style({ fontSize: font.md });
export const text = style({ color: color.muted, fontSize: font.sm, lineHeight: 1.35 });
export const moreText = style([text, { flex: "1 1 7rem" }]);
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  flexBasis: "100%",
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
});
