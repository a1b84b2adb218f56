import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  answerMissing: "Please choose one of the three answers",
};

export const says = sentences("satisfaction", en);
