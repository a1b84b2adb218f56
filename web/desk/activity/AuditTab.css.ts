import { style } from "@vanilla-extract/css";

/** A hash of 64 letters has no break opportunity and is wider than a phone. */
export const seal = style({ overflowWrap: "anywhere" });
