import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The administrators' side of the letters; what officers read stands in words.ts. */
export const words = dictionary(en);
