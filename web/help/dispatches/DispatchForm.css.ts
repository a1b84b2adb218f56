import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, space, font, radius } = tokens;

export const provider = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  rowGap: space.xxs,
  minWidth: 0,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});
export const providerHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  flex: "1 1 12rem",
  minWidth: 0,
});
export const providerName = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const clock = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
/** On a line of its own. */
export const providerNote = style({ flexBasis: "100%", color: color.muted, fontSize: font.sm });
/** At the end of its row, also where it has a line of its own. */
export const providerTools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: "auto",
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: space.sm,
  alignItems: "end",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  margin: 0,
  padding: 0,
  marginBlockEnd: space.xxs,
  fontSize: font.md,
  fontWeight: 700,
});

/** The need has its own line above the fields. */
export const need = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  margin: 0,
});

/** More words than a badge has room for on a phone. */
export const cut = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  flexBasis: "100%",
  color: color.caution.fg,
  fontWeight: 600,
});

/** On a wide screen the totals and the button stay next to the form. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": { [desk]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", columnGap: space.lg } },
});
globalStyle(`${sides} > form, ${sides} > form > div`, { "@media": { [desk]: { display: "contents" } } });
globalStyle(`${sides} > form > div > *`, { "@media": { [desk]: { gridColumn: 1 } } });
export const side = style({ display: "grid", gap: space.md, minWidth: 0 });
/** The main button first, as wide as the totals above it. */
export const sideActions = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "stretch",
  gap: space.xs,
});
export const needed = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.md,
  background: color.sunken,
});
globalStyle(`${sides} > form > div > ${side}`, {
  "@media": {
    [desk]: { gridColumn: 2, gridRow: "1 / span 3", position: "sticky", insetBlockStart: "5rem" },
  },
});

export const limits = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
});
export const meters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))", // two side by side, each on one line
  gap: space.sm,
  columnGap: space.xl,
});
export const meter = style({
  display: "grid",
  gap: space.xxs,
  alignContent: "start",
  selectors: { "&[data-over]": { color: color.critical.fg } },
});
/** A full bar looks like one within the limit. */
globalStyle(`${meter}[data-over] rect`, { fill: color.critical.fg });
export const violations = style({ display: "grid", gap: space.xxs, margin: 0, paddingInlineStart: "1.1rem" });

export const toSend = style({ display: "grid", gap: space.xs, minWidth: 0 });
export const sendLine = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const sendAbout = style({ display: "block", color: color.muted, fontSize: font.sm });
