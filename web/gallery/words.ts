import { dictionary } from "../app/i18n.tsx";
import { en } from "./words.gallery.en.ts";

export const words = dictionary(en);
