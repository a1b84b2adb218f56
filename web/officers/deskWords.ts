import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Officers' cases at the administrators' desk. */
export const words = dictionary(en);
