import { dictionary } from "../../core/i18n/i18n.tsx";
import type { PrivacyKind, PrivacyOutcome } from "../../../shared/intake/privacy-requests/rules.ts";

const kinds: Record<PrivacyKind, string> = {
  access: "See what is kept",
  correction: "Correct something",
  deletion: "Delete what is kept",
};
const outcomes: Record<PrivacyOutcome, string> = {
  done: "Done",
  partly: "Done in part",
  refused: "Not done",
};

export const en = {
  title: "Questions about own data",
  none: "The person has asked nothing about their data.",
  note: "Note a question",
  kinds,
  outcomes,
  open: "Open",
  late: "Late",
  inPass: (at: string) => `Asked ${at} in the Help Pass`,
  told: (name: string, at: string) => `Told to ${name} ${at}`,
  due: (day: string) => `Answer by ${day}`,
  answered: (name: string, at: string) => `Answered by ${name} ${at}`,
  page: "File as a page",
  json: "File as JSON",
  pageOf: (caseId: string) => `What is kept about the person of ${caseId}, as a page`,
  jsonOf: (caseId: string) => `What is kept about the person of ${caseId}, as JSON`,
  answer: "Answer",
  answerOf: (kind: string) => `Answer: ${kind}`,
  cancel: "Cancel",
  noteDialog: {
    title: "What does the person ask?",
    kind: "Question",
    content: "The person's words",
    contentHint: "For a correction: what is wrong, and what is right.",
    submit: "Note it",
    pending: "Saving…",
    done: "Question noted",
  },
  answerDialog: {
    text: {
      access:
        "Make sure that you speak with the person, then give them the file in a safe way. It is not sent by email.",
      correction: "Correct it in the case first, where it is wrong.",
      deletion:
        "Nothing is deleted by this answer. Say what must stay, and by which schedule or law. Remove what may go in the case first.",
    },
    outcome: "What was done",
    answer: "What the person reads in the Help Pass",
    answerHint: "Required unless all of it was done.",
    submit: "Answer",
    pending: "Saving…",
    done: "Answer saved",
  },
};

export const words = dictionary(en);
