import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Callback not found.",
  hasIt: ({ name }: { name: string }) => `This callback is assigned to ${name}.`,
  yoursAlready: "This callback is already assigned to you.",
  nobodyHasIt: "This callback isn't assigned to anyone. Claim it first.",
  answeredAlready: "The person was already reached.",
  closedAlready: "This callback is closed.",
  noteNeeded: "Please enter the outcome",
  noteTooLong: "Please use at most 1000 characters",
};

export const says = sentences("callbacks", en);
