import { style } from "@vanilla-extract/css";

/** A number that is read aloud or copied stays on one line. */
export const receipt = style({ whiteSpace: "nowrap" });
