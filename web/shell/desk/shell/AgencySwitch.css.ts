import { style } from "@vanilla-extract/css";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { desk, phone } from "../../../design/theme/widths.ts";
import { oneLine } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font, radius } = tokens;

/** The name matters more on a phone. */
export const sign = style({ display: "inline-flex", "@media": { [phone]: { display: "none" } } });
const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  minHeight: tokens.size.target,
  margin: 0,
  paddingInline: space.xs,
  fontSize: font.sm,
  fontWeight: 600,
});
export const only = style([line, { color: color.muted }]);
export const trigger = style([
  line,
  {
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: "transparent",
    cursor: "pointer",
    selectors: {
      "&:hover": { background: color.sunken },
      "&[data-narrowed]": { background: color.info.bg, color: color.info.fg, borderColor: color.info.fg },
    },
  },
]);
/** A long name is cut, so that Find and the account stay in the line. */
export const name = style({
  minWidth: 0,
  maxWidth: "7rem",
  ...oneLine,
  "@media": { [desk]: { maxWidth: "14rem" } },
});
export const shownWord = style({ ...hidesVisually });
export const panel = style({
  width: "min(20rem, calc(100vw - 1rem))",
  maxHeight: "75dvh",
  padding: space.xs,
  overflowY: "auto",
  outline: "none",
});
export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const choice = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
  width: "100%",
  minHeight: tokens.size.target,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.sm,
  background: "none",
  fontSize: font.sm,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-pressed=true]": { fontWeight: 700 },
  },
});
