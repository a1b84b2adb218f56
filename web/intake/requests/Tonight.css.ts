import { style } from "@vanilla-extract/css";

/** About as high as the content, so that nothing below moves. */
export const tonightPlace = style({ minHeight: "24rem" });
