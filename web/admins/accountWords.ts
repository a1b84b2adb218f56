import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.account.en.ts";

/** An administrator's own account. */
export const words = dictionary(en);
