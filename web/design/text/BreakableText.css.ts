import { style } from "@vanilla-extract/css";

/** A number read as one word: browsers would break it after its first hyphen. */
export const whole = style({ whiteSpace: "nowrap" });
