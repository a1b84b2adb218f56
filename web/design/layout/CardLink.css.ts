import { style } from "@vanilla-extract/css";
import { card } from "./surfaces.css.ts";
import { tokens } from "../theme/tokens.css.ts";

export const cardLink = style([
  card,
  {
    gap: tokens.space.xs,
    gridTemplateColumns: "minmax(0, 1fr)",
    overflowWrap: "anywhere",
    color: tokens.color.text,
    textDecoration: "none",
    transition: "border-color 120ms, box-shadow 120ms",
    selectors: {
      "&:hover": { borderColor: tokens.color.primary, boxShadow: tokens.shadow.floating },
      "&:active": { background: tokens.color.sunken },
      "&:focus-visible": { borderRadius: tokens.radius.lg },
    },
  },
]);
