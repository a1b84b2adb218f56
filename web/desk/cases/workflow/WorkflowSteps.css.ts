import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, radius } = tokens;

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  justifyItems: "start",
  gap: space.sm,
  width: "100%",
  minHeight: tokens.size.target,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.primary },
    '&[aria-current="step"]': { borderColor: color.primary, boxShadow: `inset 4px 0 0 ${color.primary}` },
  },
  "@media": { "(min-width: 48rem)": { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const number = style({
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: "50%",
  border: `1px solid ${color.line}`,
  color: color.muted,
  fontWeight: 700,
  selectors: {
    '&[data-status="completed"]': {
      background: color.positive.bg,
      color: color.positive.fg,
      borderColor: "currentColor",
    },
    '&[data-status="in-progress"]': {
      background: color.info.bg,
      color: color.info.fg,
      borderColor: "currentColor",
    },
  },
});
export const words = style({ display: "grid", gap: space.xxs, minWidth: 0 });
export const title = style({ fontWeight: 600 });
/** Below the text on a phone, next to it if there is room. */
export const badge = style({ gridColumn: 2, "@media": { "(min-width: 48rem)": { gridColumn: 3 } } });
