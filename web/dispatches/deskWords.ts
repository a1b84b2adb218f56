import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Words of dispatches on the desk. The officers' words are in words.ts. */
export const words = dictionary(en);
