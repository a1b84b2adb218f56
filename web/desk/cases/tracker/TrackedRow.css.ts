import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { desk, wideDesk } from "../../../shell/desk/lists/density.css.ts";

const { color, space, font, radius } = tokens;

const phone = "(max-width: 40rem)";
const comeIn = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

export const row = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  // Off-screen rows cost nothing until they are scrolled to.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 6.5rem",
  selectors: { "&[data-new]": { borderColor: color.primary } },
  "@media": {
    [desk]: { containIntrinsicSize: "auto 4rem" },
    [wideDesk]: { containIntrinsicSize: "auto 3rem" },
    "(prefers-reduced-motion: no-preference)": {
      selectors: { "&[data-new]": { animation: `${comeIn} 260ms ease-out` } },
    },
  },
});
export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "start",
  gap: space.xs,
  paddingInlineEnd: space.xs,
  "@media": { [phone]: { paddingInlineEnd: 0 }, [wideDesk]: { alignItems: "center" } },
});
export const toggle = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space.xs,
  flex: 1,
  minWidth: 0,
  padding: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: "none",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [desk]: { paddingBlock: space.xs }, [wideDesk]: { alignItems: "center" } },
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const mark = style({
  display: "inline-flex",
  marginBlockStart: "0.15em",
  color: color.primary,
  transition: "transform 120ms",
  "@media": { [phone]: { marginBlockStart: space.xs }, [wideDesk]: { marginBlockStart: 0 } },
  selectors: { "&[data-open]": { transform: "rotate(90deg)" } },
});
/** At a desk the name is next to the case number; on a wide one everything is in one line. */
export const names = style({
  display: "grid",
  gap: space.xxs,
  minWidth: 0,
  "@media": {
    [desk]: { gridTemplateColumns: "20.5rem minmax(0, 1fr)", columnGap: space.sm },
    [wideDesk]: { gridTemplateColumns: "24.5rem minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const title = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });
export const caseId = style({
  fontWeight: 700,
  whiteSpace: "nowrap",
  // Next to the link to the whole case; everything else uses the row's width.
  "@media": { [phone]: { flex: "1 0 100%", paddingInlineEnd: "3.5rem", lineHeight: "2.25rem" } },
});
export const name = style({
  fontWeight: 500,
  overflowWrap: "anywhere",
  "@media": { [wideDesk]: { fontSize: font.sm, lineHeight: 1.25 } },
});
/** Below the name, where a row has room for it at every width. */
export const wait = style({
  display: "block",
  minHeight: "1.25em",
  color: color.muted,
  fontSize: font.xs,
  fontWeight: 400,
  lineHeight: 1.25,
  "@media": { [wideDesk]: { whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" } },
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space.xxs,
  color: color.muted,
  fontSize: font.sm,
  "@media": {
    [desk]: { gridColumn: "1 / -1" },
    [wideDesk]: {
      display: "grid",
      gridColumn: "auto",
      gridTemplateColumns: "3.5rem 5.25rem 10.25rem",
      columnGap: space.xs,
      rowGap: 0,
      lineHeight: 1.3,
      fontSize: font.xs,
    },
  },
});
/** The amount, in the second line. */
globalStyle(`${facts} > :nth-child(4)`, { "@media": { [wideDesk]: { gridColumn: "span 2" } } });
export const open = style({
  paddingBlockStart: space.xs,
  "@media": {
    [desk]: { paddingBlockStart: 0 },
    [phone]: { position: "absolute", insetBlockStart: 0, insetInlineEnd: space.xs },
  },
});
globalStyle(`${open}${open} > a`, {
  "@media": { [desk]: { paddingInline: space.xs, borderColor: "transparent", background: "transparent" } },
});
/** On a phone the icon only, so that the case has room. */
export const openWord = style({ "@media": { [phone]: { display: "none" } } });
export const missing = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  margin: 0,
  paddingInlineStart: `calc(${space.sm} + ${space.xs} + 1.25rem)`,
  paddingInlineEnd: space.sm,
  paddingBlockEnd: space.sm,
  color: color.muted,
  fontSize: font.sm,
});
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  padding: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&[hidden]": { display: "none" } },
});
