import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no such call-back.",
  hasIt: ({ name }: { name: string }) => `${name} has this call-back.`,
  yoursAlready: "You have this call-back already.",
  nobodyHasIt: "Nobody has this call-back. Claim it first.",
  answeredAlready: "This call-back was answered already.",
  closedAlready: "This call-back is closed.",
  noteNeeded: "Please say what came of it",
  noteTooLong: "Please use at most 1000 characters",
};

export const says = sentences("callbacks", en);
