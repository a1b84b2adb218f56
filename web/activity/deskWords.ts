import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
