import { dictionary } from "../core/i18n/i18n.tsx";
import { en as ai } from "./words.ai.en.ts";
import { en as inCase } from "./words.case.en.ts";
import { en } from "./words.desk.en.ts";
import { en as urgency } from "./words.urgency.en.ts";

/** Only administrators keep the rulebook. */
export const words = dictionary(en);

/** Of the urgency rules, and of the history. */
export const urgencyWords = dictionary(urgency);

/** Of what rules do with one case. */
export const caseWords = dictionary(inCase);

/** Of the AI rulesets, and of the board. */
export const aiWords = dictionary(ai);
