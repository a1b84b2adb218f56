import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The administrators' accounts at the desk; the words of signing in stand in words.ts. */
export const words = dictionary(en);
