import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as responses } from "../../../shared/messages/responses/sentences.ts";

/** The page behind a reply link. */
export const en = {
  open: "Reply",
  message: "A message for you",
  messageVoid:
    "What this message was about is no longer valid. If it gave you a code, please do not use it. If you need help now, call 2-1-1. In danger, call 911.",
  lead: "The people who handle this request will read your message. You don't need an account.",
  about: "Request",
  vendor: "Provider",
  scan: "Show this at the counter. It says that your code is valid.",
  urgent: "We don't watch this inbox around the clock.",
  kind: "What do you want to tell us?",
  answer: "An answer or a question",
  problem: "Problem: the help I was given does not work",
  content: "Your message",
  contentHint: "Tell us what happened, and how we can reach you if your number has changed.",
  send: "Send",
  notSent: "Your message was not sent yet. Please check the problem below.",
  sent: "Thank you. We received your message.",
  sentText: "Someone will read it. You can close this page.",
  sentProblem:
    "We look at problems first. Someone will check the code and send you a new one if you need it.",
  again: "Write another message",
  expired: "This link has expired",
  expiredText: "Please use the link in a newer message, or ask the officer who helped you.",
  unknown: "We do not recognize this link",
  unknownText: "Please open the link in the message again, or copy the whole address.",
  catalogue: { responses },
};

export const words = dictionary({ en, es, fr });
