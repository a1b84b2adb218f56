import { dictionary } from "../core/i18n/i18n.tsx";
import { en as ai } from "./words.ai.en.ts";
import { en as inCase } from "./words.case.en.ts";
import { en } from "./words.desk.en.ts";
import { en as urgency } from "./words.urgency.en.ts";

/** Only administrators see the rulebook. */
export const words = dictionary(en);

/** Urgency rules and the history. */
export const urgencyWords = dictionary(urgency);

/** What the rules did with one case. */
export const caseWords = dictionary(inCase);

/** AI rulesets and the calibration report. */
export const aiWords = dictionary(ai);
