import { style } from "@vanilla-extract/css";

/** A sum of 64 letters has no pause to break at, and is wider than a phone. */
export const seal = style({ overflowWrap: "anywhere" });
