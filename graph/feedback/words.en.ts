import { asSaid } from "../core/i18n/i18n.ts";
import { form } from "./en/rules.ts";
import { feedbackTooOften, says } from "./rules.ts";

/** The form for those without JavaScript says what the other says (web/feedback/words.en.ts), and what came of it. */
export const en = {
  ...form,
  receiptNumber: "Receipt number",
  back: "Back to Community Feedback",
  sentences: asSaid(feedbackTooOften, ...Object.values(says)),
};
