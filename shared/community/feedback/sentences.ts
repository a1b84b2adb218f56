import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  type: "Please select a feedback type",
  agency: "Please enter agency/department name",
  agencyTooLong: "The agency name is too long",
  feedback: "Please enter your feedback",
  feedbackTooLong: "Please use 5000 characters or fewer",
  followUp: "Please answer yes or no",
  missing: "This feedback was not found.",
  hasIt: ({ name }: { name: string }) => `${name} is handling this feedback.`,
  yoursAlready: "You are already handling this feedback.",
  nobodyHasIt: "No one is handling this feedback. Claim it first.",
  handledAlready: "This feedback is already handled.",
  openAlready: "This feedback is already open.",
  noteNeeded: "Please enter how it was handled",
  noteTooLong: "Please keep the note to 1000 characters",
  tooOften: "You have already sent several messages. Please try again in an hour.",
};

export const says = sentences("feedback", en);
