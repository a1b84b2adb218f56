import { en as responses } from "./sentences.ts";

/** The page behind a reply link. */
export const en = {
  open: "Write back",
  lead: "What you write here is read by the people who handle this request. You need no account.",
  about: "Request",
  vendor: "Provider",
  urgent: "We don't watch this inbox around the clock.",
  kind: "What do you want to tell us?",
  answer: "An answer or a question",
  problem: "Problem: the help that I was given does not work",
  content: "Your message",
  contentHint: "Please say what happened, and how we can reach you if your number has changed.",
  send: "Send",
  notSent: "Your message was not sent yet. Please see below.",
  sent: "Thank you. Your message has arrived.",
  sentText: "Somebody will read it. You may close this page.",
  sentProblem: "We see this first. Somebody will look at the code and send you a new one if it is needed.",
  again: "Write another message",
  expired: "This link is no longer open",
  expiredText: "Please use the link of a newer message, or ask the officer who helped you.",
  unknown: "This link is not known",
  unknownText: "Please open the link from the message again, or copy its whole address.",
  catalogue: { responses },
};
