import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space, font, radius } = tokens;

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: {
    "&[data-problem]": {
      borderColor: color.critical.border,
      boxShadow: `inset 4px 0 0 ${color.critical.border}`,
    },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.sm,
});
export const names = style({ display: "grid", gap: space.xxs, flex: "1 1 16rem", minWidth: 0 });
export const caseId = style({
  padding: 0,
  border: 0,
  background: "none",
  color: color.primary,
  font: "inherit",
  fontWeight: 700,
  whiteSpace: "nowrap",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  minHeight: "1.5rem",
});
export const name = style({ margin: 0, fontWeight: 500, overflowWrap: "anywhere" });

export const dispatch = style({
  display: "flex",
  alignItems: "start",
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&[data-void]": { color: color.muted } },
});
export const mark = style({ display: "inline-flex", marginBlockStart: "0.15em", color: color.primary });
export const facts = style({
  display: "grid",
  gap: space.xxs,
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const vendor = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  fontWeight: 600,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: font.sm,
});
export const code = style({ fontFamily: font.mono, fontWeight: 600 });
