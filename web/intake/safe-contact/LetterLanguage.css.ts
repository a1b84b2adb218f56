import { style } from "@vanilla-extract/css";

/** As high as the field. */
export const languagePlace = style({ minHeight: "6.5rem" });
