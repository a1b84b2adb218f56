import { sentences } from "../core/i18n/rules.ts";

export const en = {
  type: "Please select a feedback type",
  agency: "Please enter agency/department name",
  agencyTooLong: "The name of the agency is too long",
  feedback: "Please enter your feedback",
  feedbackTooLong: "Feedback has at most 5000 characters",
  followUp: "Please answer yes or no",
  tooOften: "You have sent several messages already. Please try again in an hour.",
};

export const says = sentences("feedback", en);
