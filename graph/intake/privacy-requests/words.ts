import { dictionary } from "../../core/i18n/i18n.ts";
import type { PrivacyKind, PrivacyOutcome } from "../../../shared/intake/privacy-requests/rules.ts";
import { en as sentences } from "../../../shared/intake/privacy-requests/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const kinds: Record<PrivacyKind, string> = {
  access: "Show me what you keep about me",
  correction: "Correct something about me",
  deletion: "Delete what you keep about me",
};
const outcomes: Record<PrivacyOutcome, string> = {
  done: "Done",
  partly: "Done in part",
  refused: "Not done",
};

/** The person's own form in the Help Pass, and the file of what is kept about them. */
export const en = {
  title: "Your data",
  lead: "You can ask what we keep about you, and ask us to correct or delete it. A person answers here. This changes nothing about your help.",
  kind: "What do you ask?",
  kinds,
  content: "What is wrong, and what is right? (for a correction)",
  send: "Send",
  sent: "We have your question. A person answers here.",
  until: (day: string) => `You get an answer by ${day}.`,
  outcomes,
  handedOver: "A person gives you the file. Ask at the number in your letters if you did not get it.",
  file: {
    title: "What is kept about you",
    lead: "The names of the columns are those of the system, in English. What names someone else, such as an officer, or another person's phone number, is left out.",
    readings: "Who read it",
    day: "Day",
    by: "Who",
    count: "Times",
    readers: {
      admin: "Administrators",
      officer: "Officers",
      supervisor: "Supervisors",
      citizen: "The person who filed the request",
      visitor: "You, in the Help Pass",
      system: "The system",
    },
    tool: "Another organization's system",
    unread: "No one has read it.",
    nothing: "Nothing is kept about you.",
  },
  catalogue: { "privacy-requests": sentences },
};

export const words = dictionary({ en, es, fr });
