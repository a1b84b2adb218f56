import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  type: "Please select a feedback type",
  agency: "Please enter agency/department name",
  agencyTooLong: "The name of the agency is too long",
  feedback: "Please enter your feedback",
  feedbackTooLong: "Feedback has at most 5000 characters",
  followUp: "Please answer yes or no",
  missing: "There is no such feedback.",
  hasIt: ({ name }: { name: string }) => `${name} sees to this feedback.`,
  yoursAlready: "You see to this feedback already.",
  nobodyHasIt: "Nobody sees to this feedback. Take it first.",
  handledAlready: "This feedback is handled already.",
  openAlready: "This feedback is open already.",
  noteNeeded: "Please say how it was handled",
  noteTooLong: "A note has at most 1000 characters",
  tooOften: "You have sent several messages already. Please try again in an hour.",
};

export const says = sentences("feedback", en);
