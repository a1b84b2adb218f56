import { dictionary } from "../app/i18n.tsx";
import { en } from "./words.en.ts";

export const words = dictionary(en);
