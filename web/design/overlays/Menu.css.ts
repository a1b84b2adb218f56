import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space } = tokens;

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: tokens.size.target,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: tokens.radius.sm,
  overflowWrap: "anywhere", // a name can be one long word
  cursor: "pointer",
  selectors: {
    "&:is([data-hovered], [data-focused])": { background: color.sunken },
    "&[data-focus-visible]": { outlineOffset: "-3px" },
    "&[data-dangerous]": { color: color.critical.fg },
    "&[data-disabled]": { color: color.muted, cursor: "not-allowed" },
  },
});
export const words = style({ display: "grid", minWidth: 0 });
export const description = style({ color: color.muted, fontSize: tokens.font.sm });
