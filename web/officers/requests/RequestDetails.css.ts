import { style } from "@vanilla-extract/css";

/** About as high as the step that the request waits for, so that nothing below moves. */
export const stepPlace = style({ minHeight: "5.5rem" });
