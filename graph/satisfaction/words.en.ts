import { en as satisfaction } from "./sentences.ts";
import type { SatisfactionAnswer } from "./rules.shared.ts";

const answers: Record<SatisfactionAnswer, string> = { good: "Good", fair: "Fair", poor: "Poor" };

/** The question that is asked once when a request is completed: its message, and the page behind its link. */
export const en = {
  question: "How was the help that you got?",
  lead: "One tap is enough. You need no account. Your answer is counted and helps us to help better.",
  answers,
  chosen: (answer: string) => `Your answer: ${answer}`,
  thanks: "Thank you. Your answer has arrived.",
  change: "You may close this page, or choose another answer while this link is open.",
  notSent: "Your answer was not sent yet.",
  closed: "This question is closed",
  closedText: "Thank you for opening it. It could be answered for 30 days.",
  unknown: "This link is not known",
  unknownText: "Please open the link from the message again, or copy its whole address.",
  mail: {
    text: "Your request for emergency help is completed. Please tell us how the help was: good, fair or poor.",
    private: "The page shows nothing about you. If you do not want to answer, you need do nothing.",
    button: "Answer",
  },
  sms: (href: string) => `How was the help that you got? Good, fair or poor, one tap: ${href}`,
  catalogue: { satisfaction },
};
