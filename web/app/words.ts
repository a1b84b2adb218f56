import { dictionary } from "./i18n.tsx";
import { en } from "./words.en.ts";

export const words = dictionary(en);
