import { dictionary } from "../../core/i18n/i18n.tsx";
import { en as labels } from "../../../shared/intake/voca/labels.en.ts";

export const en = {
  forReport: "For the VOCA report",
  title: "Answers for the VOCA report",
  hint: "Ask only after help is on the way, and say that the help does not depend on it. Write down what the person says. Leave “Not reported” if they would rather not say.",
  tooEarly: "You can ask once help is on the way.",
  notAsked: "Not asked yet",
  notReported: "Not reported",
  byPerson: (date: string) => `Answered in the Help Pass on ${date}`,
  byDesk: (date: string) => `Recorded by an administrator on ${date}`,
  ask: "Record answers",
  change: "Change",
  age: "Age at the time of the crime",
  gender: "Gender",
  race: "Race or ethnicity",
  classifications: "Special classifications",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
  saved: "Answers saved",
  failed: "The answers could not be saved",
  failedText: "Please try again.",
  labels,
};

export const words = dictionary(en);
