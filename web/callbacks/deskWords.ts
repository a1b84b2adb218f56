import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Words of the callback queue on the desk. The request form's words are in web/support. */
export const words = dictionary(en);
