import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, color } = tokens;

export const line = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space.sm });
export const mark = style({ display: "inline-flex", marginBlockStart: "0.15em", color: color.primary });
