import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, size, radius } = tokens;

export const group = style({ display: "flex", minWidth: 0, maxWidth: "16rem" });
export const input = style({
  flex: 1,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-focus-visible]": { zIndex: 1 } },
});
export const step = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: size.target,
  minHeight: size.target,
  marginInlineStart: "-1.5px",
  padding: 0,
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  color: color.primary,
  cursor: "pointer",
  selectors: {
    "&:last-child": { borderStartEndRadius: radius.md, borderEndEndRadius: radius.md },
    "&:is([data-hovered], [data-pressed])": { background: color.sunken },
    "&[data-disabled]": { background: color.sunken, color: color.muted, cursor: "not-allowed" },
  },
});
