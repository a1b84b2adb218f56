import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const drop = style({
  display: "grid",
  justifyItems: "center",
  gap: tokens.space.xs,
  padding: tokens.space.md,
  textAlign: "center",
  color: tokens.color.text,
  background: tokens.color.sunken,
  border: `1.5px dashed ${tokens.color.control}`,
  borderRadius: tokens.radius.md,
  selectors: {
    "&[data-drop-target]": {
      background: tokens.color.info.bg,
      borderStyle: "solid",
      borderColor: tokens.color.primary,
    },
    "&[data-focus-visible]": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: "2px" },
  },
});
