import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  start: "Move to another agency",
  title: (caseId: string) => `Move ${caseId} to another agency`,
  text: "All requests of the officer's case move with it. People of the earlier agency no longer see them, and lose the cases that they own.",
  agency: "Agency",
  none: "No agency, only the whole program",
  reason: "Reason",
  reasonHint: "It is stored with the case.",
  submit: "Move case",
  pending: "Moving...",
  cancel: "Cancel",
  moved: (caseId: string, agency: string) => `${caseId} moved to ${agency}`,
  noAgency: "no agency",
  gone: "This case was moved to another agency or you no longer see it.",
  close: "Close",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
