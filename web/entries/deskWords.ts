import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The administrators' side of the directory; its readers' words stand in web/directory. */
export const words = dictionary(en);
