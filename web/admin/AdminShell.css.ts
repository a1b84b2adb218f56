import { style } from "@vanilla-extract/css";
import { tokens } from "../design/tokens.css.ts";

const { color, space, font, radius } = tokens;

export const shell = style({ display: "grid", gap: space.lg, minWidth: 0, alignContent: "start" });
/** Tabs on the one side, the person on the other; on a phone one row under the other. */
export const head = style({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.sm,
  borderBottom: `1px solid ${color.line}`,
});
export const tabs = style({ display: "flex", minWidth: 0, overflowX: "auto" });
export const tab = style({
  display: "grid",
  alignContent: "center",
  minHeight: tokens.size.target,
  paddingInline: space.sm,
  borderBottom: "3px solid transparent",
  color: color.muted,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.primary },
    '&[aria-current="page"]': { color: color.primary, borderBottomColor: color.primary },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  paddingBlockEnd: space.xs,
  "@media": { "(max-width: 40rem)": { flexGrow: 1, justifyContent: "space-between" } },
});
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: 600,
  overflowWrap: "anywhere",
  "@media": { "(max-width: 40rem)": { order: -1, flexBasis: "100%" } },
});
export const shortcut = style({
  paddingInline: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  color: color.muted,
  fontSize: font.xs,
  "@media": { "(max-width: 40rem)": { display: "none" } },
});
