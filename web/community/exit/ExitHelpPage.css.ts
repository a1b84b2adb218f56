import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

export const points = style({ display: "grid", gap: tokens.space.xs, paddingInlineStart: tokens.space.lg });
