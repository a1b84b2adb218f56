import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameTooShort: "Full name must be at least 2 characters",
  statementTooShort: "Please provide a brief statement of why services are needed",
};

export const says = sentences("recipients", en);
