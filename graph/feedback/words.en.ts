import { en as feedback } from "./sentences.ts";
import { form } from "./form.en.shared.ts";

/** The form without JavaScript: the web app's words (`form`), and those of the result. */
export const en = {
  ...form,
  receiptNumber: "Receipt number",
  back: "Back to Community Feedback",
  catalogue: { feedback },
};
