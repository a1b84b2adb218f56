import { style } from "@vanilla-extract/css";

/** As high as the field without files. */
export const evidencePlace = style({ minHeight: "11.5rem" });
