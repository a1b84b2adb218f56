import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Below the name, which the cell makes bold. */
export const beside = style({ color: tokens.color.muted, fontSize: tokens.font.sm, fontWeight: 400 });
