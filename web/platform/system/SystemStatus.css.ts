import { style } from "@vanilla-extract/css";
import { withForcedColours } from "../../design/theme/forcedColours.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { space, color, font, radius } = tokens;

/** A row each: name and state, then what was found. */
export const parts = style({ margin: 0, padding: 0, listStyle: "none" });
export const part = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "start",
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlock: space.xs,
  "@media": { [desk]: { gridTemplateColumns: "10rem 9rem minmax(0, 1fr)" } },
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const name = style({ fontWeight: 600 });
export const found = style({
  display: "grid",
  fontSize: font.sm,
  "@media": { [`not all and ${desk}`]: { gridColumn: "1 / -1" } },
});
/** The last day of a part, beside its text. */
export const day = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space.sm,
});
export const line = style({ width: "12rem", height: "1.25rem" });
const mark = (fill: string) => style({ fill, ...withForcedColours({ fill: "CanvasText" }) });
export const marks = {
  healthy: mark(color.positive.border),
  warning: mark(color.caution.border),
  error: mark(color.critical.border),
  unknown: mark(color.line),
};
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
