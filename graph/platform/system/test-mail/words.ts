import { dictionary } from "../../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The page behind the link of a test email. */
export const en = {
  question: "Did the test email arrive?",
  text: "Someone sent it to see whether emails of this system arrive. Confirm it only if you found it in your mailbox.",
  confirm: "Confirm that it arrived",
  thanks: "Thank you",
  confirmed: "The test email is confirmed. You can close this page.",
  expired: "This link has expired",
  expiredText: "Please ask for another test email.",
  unknown: "We do not recognize this link",
  unknownText: "Please open the link in the email again, or copy the whole address.",
};

export const words = dictionary({ en, es, fr });
