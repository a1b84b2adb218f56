import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The system's status and configuration at the administrators' desk. */
export const words = dictionary(en);
