import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The email that tells a supervisor that a request in their case is still waiting. */
export const en = {
  dear: (person: string) => `Dear ${person},`,
  subject: (caseId: string) => `Request ${caseId} is still waiting`,
  title: "A request is waiting for a decision",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} filed request ${caseId} for a person who needs help (your case ${caseNumber}). No one has handled it for ${minutes} minutes.`,
  next: "You can read it on the page below. If nothing is missing, you can approve or deny it there.",
  nextOther:
    "An administrator or another trusted officer decides on it. You can ask the officer whether anything is missing.",
};

export const words = dictionary({ en, es, fr });
