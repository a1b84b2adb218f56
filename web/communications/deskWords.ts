import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

export const words = dictionary(en);
