import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font, radius } = tokens;

/** Reserved while the list loads, so that the foot of the page does not move. */
export const room = style({ minHeight: "90dvh" });
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
    "&[aria-current]": { background: color.info.bg, color: color.info.fg },
  },
});
export const count = style({ fontWeight: 400, fontVariantNumeric: "tabular-nums" });
export const tools = style({
  display: "grid",
  gap: space.sm,
  alignItems: "end",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
globalStyle(`${tools} > :first-child`, { gridColumn: "1 / -1" });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
});
/** The link covers its row, and the row shows its focus. */
export const row = style({
  position: "relative",
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  scrollMarginBlock: space.xl,
  fontSize: font.sm,
  cursor: "pointer",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&:hover": { background: color.sunken },
    "&[data-open]": { background: color.info.bg, boxShadow: `inset 3px 0 0 ${color.primary}` },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
  },
});
export const line = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.sm,
  "@media": { "(max-width: 40rem)": { flexWrap: "wrap", rowGap: 0 } },
});
export const link = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    [`${row}[data-new] &`]: { fontWeight: 700 },
  },
});
export const preview = style({
  margin: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.muted,
});
export const small = style({
  color: color.muted,
  fontSize: font.xs,
  "@media": { "(min-width: 40.01rem)": { whiteSpace: "nowrap" } },
});

/** The messages, and the case facts beside them if there is room. */
export const pane = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&[data-facts]": { gridTemplateColumns: "minmax(0, 1fr) 18rem" } },
});
export const messages = style({ display: "grid", gap: space.md, minWidth: 0 });
export const facts = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `1px solid ${color.line}`,
});
export const composer = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
