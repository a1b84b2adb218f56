import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as feedback } from "../../../shared/community/feedback/sentences.ts";
import { form } from "../../../shared/community/feedback/form.en.ts";

/** The form without JavaScript: the web app's words (`form`), and those of the result. */
export const en = {
  ...form,
  receiptNumber: "Receipt number",
  back: "Back to Community Feedback",
  catalogue: { feedback },
};

export const words = dictionary({ en, es, fr });
