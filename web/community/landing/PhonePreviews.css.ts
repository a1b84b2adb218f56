import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, radius, shadow, space } = tokens;

const roomy = "(min-width: 42rem)";
const narrow = "(max-width: 41.99rem)";

/** Side by side, overlapping; a narrow screen shows the middle one to the end of its first tile. */
export const phones = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  minWidth: 0,
  marginBlockEnd: `calc(-1 * clamp(${space.md}, 5vw, ${space.xxl}))`,
  overflow: "hidden",
  userSelect: "none",
  pointerEvents: "none",
  "@media": {
    [roomy]: {
      alignItems: "center",
      marginBlockEnd: 0,
      paddingBlock: space.sm,
      overflow: "visible",
    },
  },
});
export const phone = style({
  flex: "0 0 auto",
  width: "13.5rem",
  padding: "0.5rem",
  borderRadius: "1.75rem",
  background: "#0a1620",
  outline: "1px solid transparent", // visible in forced colors
  boxShadow: shadow.floating,
  selectors: {
    '&[data-side="middle"]': { zIndex: 1 },
    '&:not([data-side="middle"])': { display: "none" },
  },
  "@media": {
    [narrow]: { paddingBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [roomy]: {
      selectors: {
        '&:not([data-side="middle"])': { display: "block" },
        '&[data-side="left"]': { marginInlineEnd: "-1.5rem", transform: "rotate(-5deg) scale(0.9)" },
        '&[data-side="right"]': { marginInlineStart: "-1.5rem", transform: "rotate(5deg) scale(0.9)" },
      },
    },
  },
});
export const screen = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space.sm,
  minHeight: "25rem",
  padding: space.sm,
  borderRadius: "1.35rem",
  background: color.page,
  color: color.text,
  fontSize: font.sm,
  "@media": {
    [narrow]: { minHeight: 0, paddingBlockEnd: space.xs, borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  paddingBlockStart: space.xs,
  fontWeight: 800,
  lineHeight: 1.2,
});
export const tiles = style({ display: "grid", alignContent: "start", gap: space.xs });
export const tile = style({
  display: "grid",
  gap: space.xxs,
  padding: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});
globalStyle(`${tile}:not(:first-child)`, { "@media": { [narrow]: { display: "none" } } });
export const row = style({ display: "flex", justifyContent: "space-between", gap: space.xs });
export const small = style({ fontSize: font.xs, lineHeight: 1.3 });
export const number = style({ color: color.primary, fontSize: font.xl, lineHeight: 1.2 });
export const saying = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.xs,
  alignItems: "baseline",
  fontWeight: 600,
});
export const bar = style({
  display: "flex",
  justifyContent: "space-around",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.primary,
  fontSize: font.lg,
  "@media": { [narrow]: { display: "none" } },
});
