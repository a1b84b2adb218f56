import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Handover not found.",
  noteNeeded: "Enter what the next shift should know",
  noteTooLong: "Please use at most 2,000 characters",
  ownHandover: "Another administrator acknowledges your handover.",
  acknowledged: ({ name }: { name: string }) => `${name} already acknowledged this handover.`,
};

export const says = sentences("handover", en);
