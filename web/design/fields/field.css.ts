import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, radius } = tokens;

/** Label, hint, control and error of every form field. */
export const field = style({ display: "grid", gap: space.xxs, minWidth: 0, border: 0, padding: 0 });
export const label = style({ fontWeight: 600 });
export const requiredMark = style({ color: color.critical.fg, marginInlineStart: "0.2em" });
export const hint = style({ color: color.muted, fontSize: tokens.font.sm });
export const error = style({
  display: "flex",
  gap: space.xxs,
  alignItems: "baseline",
  color: color.critical.fg,
  fontSize: tokens.font.sm,
  fontWeight: 600,
});

/** The input box. */
export const box = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: tokens.size.target,
  minWidth: 0,
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  fontSize: "max(1rem, 16px)", // with a smaller font, phones zoom in on the field
  textAlign: "start",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: color.muted, opacity: 1 },
    "&[data-hovered]": { borderColor: color.primary },
    "&[data-focused]": { borderColor: color.primary },
    // The Select's button does not get the field's state.
    '&:is([data-invalid], [aria-invalid="true"]), [data-invalid] > &': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    "&:is([data-disabled], [readonly])": { background: color.sunken },
    "&[data-disabled]": { color: color.muted, cursor: "not-allowed" },
  },
});
/** Of an input that React Aria does not follow. */
export const plainBox = style([
  box,
  {
    selectors: { "&:focus": { borderColor: color.primary } },
    "@media": { "(hover: hover)": { ":hover": { borderColor: color.primary } } },
  },
]);
export const area = style({ alignItems: "start", minHeight: "6rem", resize: "vertical", lineHeight: 1.5 });
export const withEnd = style({ display: "flex", gap: space.xs, alignItems: "stretch", minWidth: 0 });
/** A search box, with its sign. */
export const search = style({ position: "relative", display: "grid", minWidth: 0 });
export const glass = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space.sm,
  display: "flex",
  alignItems: "center",
  color: color.muted,
  pointerEvents: "none",
});
export const besideGlass = style({ paddingInlineStart: "2.5rem" });
