import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

/** Below the name, which the cell makes bold. */
export const beside = style({ color: tokens.color.muted, fontSize: tokens.font.sm, fontWeight: 400 });

/** In the card of a narrow screen, "Security Officer" takes two lines. */
export const roles = style({ minWidth: 0 });
globalStyle(`${roles} span`, { whiteSpace: "normal" });
