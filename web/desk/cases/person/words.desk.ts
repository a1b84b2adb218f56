import type { PersonAnswer } from "../../../../shared/desk/cases/rules.ts";
import { dictionary } from "../../../core/i18n/i18n.tsx";

const answers: Record<PersonAnswer, string> = {
  same: "Same person",
  household: "Same household",
  different: "Different people",
  unsure: "Not sure",
};
const means: Record<PersonAnswer, string> = {
  same: "Limits count both cases together.",
  household: "Relatives or others who live together. Limits stay separate.",
  different: "Limits stay separate.",
  unsure: "Limits stay separate. You can answer again later.",
};

export const en = {
  title: "Same person?",
  pageLead: "Compare two cases and record who they are for.",
  none: "No other cases found for this person.",
  lead: "These cases may involve the same person. A shared phone or address alone proves nothing.",
  choose: "Open this page from a task, or from the Same Person tab of a case.",
  more: "Other cases",
  kinds: {
    government_id: "government ID",
    name_and_birth: "name and date of birth",
    unsure_name_and_birth: "common name and date of birth",
    phone: "phone",
    email: "email",
    address: "address",
  },
  matches: (kinds: readonly string[]) => `Same ${kinds.join(", ")}`,
  nothing: "Nothing in common now",
  added: (kinds: readonly string[]) =>
    `New since this answer: same ${kinds.join(", ")}. Please answer again.`,
  allocated: (amount: string) => `${amount} allocated`,
  strengths: { strong: "Strong match", hint: "Hint" },
  compare: "Compare",
  compareWith: (caseId: string) => `Compare with ${caseId}`,
  answer: "Answer",
  answerOf: (caseId: string) => `Answer for ${caseId}`,
  answerAgain: "Change answer",
  answerAgainOf: (caseId: string) => `Change answer for ${caseId}`,
  answers,
  means,
  said: (by: string, at: string) => `by ${by}, ${at}`,
  question: "Who are the two cases for?",
  reason: "Reason",
  reasonHint: "What you saw or were told. It is kept with the case.",
  save: "Save answer",
  saving: "Saving...",
  answered: "Answer saved",
  cancel: "Cancel",
  facts: {
    name: "Name",
    phone: "Phone",
    email: "Email",
    address: "Address",
    filed: "Filed",
    officer: "Officer",
    help: "Help requested",
    given: "Help sent",
    details: "Details",
  },
  nameless: "Not shown: one person wishes to stay anonymous",
  notGiven: "Not given",
  noHelp: "None",
  failed: "Error",
  failedText: "Could not save. Please try again.",
};

export const words = dictionary(en);
