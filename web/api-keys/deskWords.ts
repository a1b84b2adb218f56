import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Administrators' screens are English; another language is a file beside this one. */
export const words = dictionary(en);
