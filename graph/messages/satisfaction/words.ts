import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as satisfaction } from "../../../shared/messages/satisfaction/sentences.ts";
import type { SatisfactionAnswer } from "./rules.ts";

const answers: Record<SatisfactionAnswer, string> = { good: "Good", fair: "Fair", poor: "Poor" };

/** The survey sent once when a request is completed: its message and the page behind its link. */
export const en = {
  question: "How was the help you received?",
  lead: "One tap is all it takes. You don't need an account. Your answer helps us improve.",
  answers,
  chosen: (answer: string) => `Your answer: ${answer}`,
  thanks: "Thank you. We received your answer.",
  change: "You can close this page, or change your answer while this link works.",
  notSent: "Your answer was not sent yet.",
  closed: "This question is closed",
  closedText: "Thank you for your interest. You could answer for 30 days.",
  unknown: "We do not recognize this link",
  unknownText: "Please open the link in the message again, or copy the whole address.",
  mail: {
    text: "Your request for emergency help is complete. Please tell us how the help was: good, fair, or poor.",
    private: "The page shows nothing about you. If you don't want to answer, you don't have to do anything.",
    button: "Answer",
  },
  /** Fits into one text message, and says nothing of what it asks about: others read phones. */
  sms: (href: string) => `How did we do? Good, fair, or poor, one tap: ${href}`,
  catalogue: { satisfaction },
};

export const words = dictionary({ en, es, fr });
