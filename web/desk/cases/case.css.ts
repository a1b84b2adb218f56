import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { phone } from "../../design/theme/widths.ts";

const { color, font, space } = tokens;

/** Whose case it is, below the title of a dialog. */
export const person = style({
  flex: "1 1 10rem",
  minWidth: 0,
  fontSize: font.lg,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});
export const caseId = style({ marginInlineEnd: space.xs, whiteSpace: "nowrap" });

/** On a phone the facts are longer than a screen: a link past them. */
export const jump = style({ "@media": { "(min-width: 40.01rem)": { display: "none" } } });
/** Below the dialog's sticky header. */
export const parts = style({ minWidth: 0, scrollMarginBlockStart: "5rem" });

/** Its steps and its owner, in one row where there is room. */
export const work = style({ display: "flex", flexWrap: "wrap", gap: space.sm, minWidth: 0 });
globalStyle(`${work} > :first-child`, { flex: "1 1 22rem" });
/** Side by side; two per row on a phone, so that the next part is not far. */
export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
/** Its buttons are visible as soon as it opens, away from the edge. */
export const confirmation = style({ scrollMarginBlock: space.md });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  contentVisibility: "auto",
  containIntrinsicSize: "auto 4rem",
});
export const icon = style({ display: "inline-flex", marginBlockStart: "0.2em", color: color.primary });
export const words = style({ display: "grid", gap: space.xxs, minWidth: 0, overflowWrap: "anywhere" });
