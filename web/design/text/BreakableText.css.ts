import { style } from "@vanilla-extract/css";

/** A number that people read as one word: browsers break it after its first hyphen. */
export const whole = style({ whiteSpace: "nowrap" });
