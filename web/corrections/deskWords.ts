import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Words of directory reports on the desk. The public form's words are in words.ts. */
export const words = dictionary(en);
