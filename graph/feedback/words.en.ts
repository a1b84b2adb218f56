import { en as feedback } from "./sentences.ts";
import { form } from "./form.en.shared.ts";

/** The form for those without JavaScript says what the other says (web/feedback/words.en.ts), and what came of it. */
export const en = {
  ...form,
  receiptNumber: "Receipt number",
  back: "Back to Community Feedback",
  catalogue: { feedback },
};
