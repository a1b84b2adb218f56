import { style } from "@vanilla-extract/css";

export const player = style({ width: "100%" });
