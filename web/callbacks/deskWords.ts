import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

/** The administrators' side of the call-backs; who asks for one reads web/support. */
export const words = dictionary(en);
