import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  ageWrong: "Choose one of the age groups in the list",
  answerWrong: "Choose one of the answers in the list",
  listWrong: "Choose from the list",
  changed: "Someone else has changed these answers. Check them and save again.",
  tooEarly: "These questions open when help is on the way.",
};

export const says = sentences("voca", en);
