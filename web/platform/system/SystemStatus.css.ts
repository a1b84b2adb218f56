import { style } from "@vanilla-extract/css";
import { withForcedColours } from "../../design/theme/forcedColours.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color, font, radius } = tokens;

/** All cards have the height of the tallest, except on a phone, where they are stacked. */
export const parts = style({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { "(min-width: 40rem)": { gridAutoRows: "1fr" } },
});
export const part = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  fontWeight: 600,
});
export const line = style({ display: "block", width: "100%", height: "2.5rem" });
const mark = (fill: string) => style({ fill, ...withForcedColours({ fill: "CanvasText" }) });
export const marks = {
  healthy: mark(color.positive.border),
  warning: mark(color.caution.border),
  error: mark(color.critical.border),
  unknown: mark(color.line),
};
export const small = style({ fontSize: font.sm });
export const means = style({ color: color.muted, fontSize: font.sm });
export const transcript = style({
  margin: 0,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  fontFamily: font.mono,
  fontSize: font.sm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const changes = style({ display: "grid", gap: space.xs, margin: 0, paddingInlineStart: space.lg });
export const change = style({ overflowWrap: "anywhere" });
export const version = style({
  display: "grid",
  gap: space.xs,
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const reason = style({ fontSize: font.sm, overflowWrap: "anywhere" });
