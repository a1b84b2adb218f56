import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Only administrators work with vendors. */
export const words = dictionary(en);
