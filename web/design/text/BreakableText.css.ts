import { style } from "@vanilla-extract/css";

/** A number read as one word: browsers would break it after its first hyphen. */
export const whole = style({ whiteSpace: "nowrap" });

/** Its own direction, also within `dir="auto"`, which would not look into a `bdi`. */
export const ownDirection = style({ unicodeBidi: "plaintext" });
