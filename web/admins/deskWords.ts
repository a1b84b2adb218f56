import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Words of account management on the desk. The words of sign-in are in words.ts. */
export const words = dictionary(en);
