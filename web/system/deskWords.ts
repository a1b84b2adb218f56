import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** Words of the system status and configuration on the desk. */
export const words = dictionary(en);
