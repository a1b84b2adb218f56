import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The administrators' side of feedback; who writes it reads words.ts. */
export const words = dictionary(en);
