import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { color, space, font, radius, size } = tokens;

/** One line, so that the list does not move when the saved views arrive. */
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  minWidth: 0,
  overflowX: "auto",
  margin: "-4px", // the focus ring
  padding: "4px",
});
export const saved = style({ display: "inline-flex", alignItems: "center" });
export const view = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space.sm,
  border: "1px solid transparent",
  borderRadius: radius.full,
  color: color.muted,
  fontSize: font.sm,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.primary },
    "&[aria-current]": { borderColor: color.primary, color: color.primary, background: color.info.bg },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
