import { style } from "@vanilla-extract/css";

/** A number that is read out or copied stands on one line. */
export const receipt = style({ whiteSpace: "nowrap" });
