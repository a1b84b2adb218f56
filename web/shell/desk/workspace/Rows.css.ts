import { style } from "@vanilla-extract/css";
import { oneLine } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { phone } from "../../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;

/** A list whose rows are links with more than one line. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  overflow: "clip", // an open row at the edge keeps the corners
});
/** The link covers its row, and the row shows its focus. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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
  "@media": { [phone]: { flexWrap: "wrap", rowGap: 0 } },
});
export const link = style({
  minWidth: 0,
  ...oneLine,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&::first-letter": { textTransform: "uppercase" },
    "&:focus-visible": { outline: "none" },
    [`${row}[data-new] &`]: { fontWeight: 700 },
  },
});
export const small = style({
  color: color.muted,
  fontSize: font.xs,
  "@media": { "(min-width: 40.01rem)": { whiteSpace: "nowrap" } },
});
