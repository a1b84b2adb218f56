import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font } = tokens;

/** Fields and sum, side by side if the container has room. */
export const body = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space.md,
  minWidth: 0,
});
export const rows = style({ display: "grid", flex: "2 1 20rem", gap: space.sm, minWidth: 0 });

/** As high with a button as without, so that nothing moves. */
export const confirm = style({ minHeight: tokens.size.target });
/** The source of the fields. */
export const origin = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.muted,
  fontSize: font.sm,
  lineHeight: 1.25,
  selectors: {
    "&:empty": { marginBlockEnd: `calc(-1 * ${space.sm})` },
    '&[data-origin="read"]': { color: color.text, fontWeight: 600 },
    '&[data-origin="own"]': { color: color.positive.fg, fontWeight: 600 },
  },
});

export const sum = style({
  display: "grid",
  flex: "1 1 14rem",
  gap: space.xs,
  padding: space.sm,
  borderRadius: tokens.radius.md,
  background: color.sunken,
  fontSize: font.sm,
  fontVariantNumeric: "tabular-nums",
});
export const lines = style({ display: "grid", gap: space.xxs, margin: 0, padding: 0, listStyle: "none" });
const priced = { display: "flex", justifyContent: "space-between", gap: space.sm } as const;
export const line = style({
  ...priced,
  color: color.muted,
  selectors: { "&[data-asked]": { color: color.text } },
});
export const amount = style({ flexShrink: 0 });
export const total = style({
  ...priced,
  margin: 0,
  paddingBlockStart: space.xs,
  borderTop: `1px solid ${color.line}`,
  fontSize: font.md,
  fontWeight: 700,
});
