import { style } from "@vanilla-extract/css";

export const name = style({ position: "relative", overflowWrap: "anywhere" });
